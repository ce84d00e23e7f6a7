import { CONTACT_FIELDS, isTopic, type ContactValues } from './contact-fields';
import type { StorageKeys } from '~/src/config/storage-keys';
import { readCustomerDetails } from '~/src/features/customer';
import { readDraft } from './draft';

const queriedValues = (): Partial<ContactValues> => {
  const product = new URLSearchParams(window.location.search).get('product');
  return product ? { topic: 'product', productQuestion: product.slice(0, 120) } : {};
};

/** The topic that the link names; it also replaces that of a draft. */
const queriedTopic = (): Pick<ContactValues, 'topic'> | null => {
  const topic = new URLSearchParams(window.location.search).get('topic') ?? '';
  return isTopic(topic) ? { topic } : null;
};

interface PrefilledValues {
  readonly values: Partial<ContactValues>;
  /** The owner of the draft. */
  readonly owner: string;
}

/**
 * The initial values of a message: the customer's details, the topic of the link, and the saved
 * draft.
 */
export const prefilledValues = (keys: StorageKeys): PrefilledValues => {
  const customer = readCustomerDetails(keys, Date.now());
  const owner = customer?.email ?? '';
  const draft = readDraft(owner);
  return { values: { ...customer, ...queriedValues(), ...draft, ...queriedTopic() }, owner };
};

/** The values of a form's fields. */
export const formValues = (form: HTMLFormElement): Partial<ContactValues> => {
  const data = new FormData(form);
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap(name => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
};

/** Fills in those fields of a form that are still empty. */
export const fillEmptyFields = (form: HTMLFormElement, values: Partial<ContactValues>): void => {
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && field.value === '') field.value = values[name] ?? '';
    // A topic that the site does not offer.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
};
