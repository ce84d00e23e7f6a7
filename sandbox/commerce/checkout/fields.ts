import type { StoreSettings } from '../stores';
import type { FieldName, FormErrors, FormValues } from './form';
import { html } from './html';
import { ADDRESS_RULES } from './regions';

interface FormState {
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

function field(entry: Field, { values, errors }: FormState) {
  const { name, label, autocomplete, options } = entry;
  const error = errors[name];
  const value = values[name];
  const state = html`${error
    ? html` aria-invalid="true" aria-describedby="${name}-error"`
    : null}${entry.isOptional ? null : html` required`}`;
  const control = options
    ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${state}>
        <option value="">Select…</option>
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
<label for="${name}">${label}${entry.isOptional ? ' (optional)' : ''}</label>
${control}
${errorText(name, error)}
</div>`;
}

/** The field of the e-mail address. */
export const contactFields = (state: FormState) =>
  html`<div class="grid">
    ${field(
      { name: 'email', label: 'Email', autocomplete: 'email', type: 'email', isWide: true },
      state,
    )}
  </div>`;

/** The fields of a shipping address in the country of the cart. */
export function addressFields(state: FormState, { country, countryName }: StoreSettings) {
  const rules = ADDRESS_RULES[country];
  const region: Field = {
    name: 'province',
    label: rules.regionLabel,
    autocomplete: 'address-level1',
    options: rules.regions,
  };
  const fields: readonly Field[] = [
    { name: 'firstName', label: 'First name', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', autocomplete: 'family-name' },
    { name: 'address1', label: 'Address', autocomplete: 'address-line1', isWide: true },
    {
      name: 'address2',
      label: 'Apartment, suite, etc.',
      autocomplete: 'address-line2',
      isWide: true,
      isOptional: true,
    },
    { name: 'city', label: 'City', autocomplete: 'address-level2' },
    ...(rules.regions.length > 0 ? [region] : []),
    { name: 'zip', label: rules.postalLabel, autocomplete: 'postal-code' },
    { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel', isOptional: true },
  ];
  return html`<p class="soft">This store ships to ${countryName}.</p>
    <div class="grid">${fields.map(entry => field(entry, state))}</div>`;
}
