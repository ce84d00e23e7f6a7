import type { StoreSettings } from '../stores';
import type { FieldName, FormErrors, FormValues } from './form';
import { html } from './html';
import { ADDRESS_RULES } from './regions';
import type { Wording } from './wording';

interface FormState {
  readonly wording: Wording;
  readonly values: FormValues;
  readonly errors: FormErrors;
}

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: string;
  readonly isWide?: boolean;
  readonly isOptional?: boolean;
  readonly options?: readonly string[];
}

const errorText = (name: FieldName, text: string | undefined) =>
  text ? html`<p class="error" id="${name}-error">${text}</p>` : null;

function field(entry: Field, { values, errors, wording: { words } }: FormState) {
  const { name, label, autocomplete, options } = entry;
  const error = errors[name];
  const value = values[name];
  const state = html`${error
    ? html` aria-invalid="true" aria-describedby="${name}-error"`
    : null}${entry.isOptional ? null : html` required`}`;
  const control = options
    ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${state}>
        <option value="">${words.select}</option>
        ${options.map(
          option => html`<option${option === value ? html` selected` : null}>${option}</option>`,
        )}
      </select>`
    : html`<input
        id="${name}"
        name="${name}"
        type="${entry.type ?? 'text'}"
        autocomplete="${autocomplete}"
        value="${value}"
        ${state}
      />`;
  return html`<div${entry.isWide ? html` class="wide"` : null}>
<label for="${name}">${entry.isOptional ? words.optional(label) : label}</label>
${control}
${errorText(name, error)}
</div>`;
}

/** The field of the email address. */
export const contactFields = (state: FormState) =>
  html`<div class="grid">
    ${field(
      {
        name: 'email',
        label: state.wording.words.email,
        autocomplete: 'email',
        type: 'email',
        isWide: true,
      },
      state,
    )}
  </div>`;

/** The fields of a shipping address in the country of the cart. */
export function addressFields(state: FormState, { country }: StoreSettings) {
  const { words, postcode, country: countryName } = state.wording;
  const rules = ADDRESS_RULES[country];
  const region: Field = {
    name: 'province',
    label: rules.regionLabel,
    autocomplete: 'address-level1',
    options: rules.regions,
  };
  const fields: readonly Field[] = [
    { name: 'firstName', label: words.firstName, autocomplete: 'given-name' },
    { name: 'lastName', label: words.lastName, autocomplete: 'family-name' },
    { name: 'address1', label: words.address, autocomplete: 'address-line1', isWide: true },
    {
      name: 'address2',
      label: words.apartment,
      autocomplete: 'address-line2',
      isWide: true,
      isOptional: true,
    },
    { name: 'city', label: words.city, autocomplete: 'address-level2' },
    ...(rules.regions.length > 0 ? [region] : []),
    { name: 'zip', label: postcode, autocomplete: 'postal-code' },
    { name: 'phone', label: words.phone, autocomplete: 'tel', type: 'tel', isOptional: true },
  ];
  return html`<p>${words.shipsOnlyTo(countryName)}</p>
    <div class="grid">${fields.map(entry => field(entry, state))}</div>`;
}
