import type { StoreSettings } from '../stores';
import type { OrderAddress } from './order-model';
import { ADDRESS_RULES } from './regions';

export const FIELD_NAMES = [
  'email',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'phone',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The submitted form, kept unchanged in case it has to be shown again. */
export type FormValues = Readonly<Record<FieldName, string>>;
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The fields of a request; missing ones are empty. */
export function readForm(body: URLSearchParams): FormValues {
  const text = (name: FieldName) => (body.get(name) ?? '').trim().slice(0, 200);
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: text('zip'),
    phone: text('phone'),
  };
}

export const emptyForm: FormValues = readForm(new URLSearchParams());

/** The errors to fix before the order can be placed, as messages beside each field. */
export function formErrors(values: FormValues, { country }: StoreSettings): FormErrors {
  const rules = ADDRESS_RULES[country];
  const checks: readonly (readonly [FieldName, boolean, string])[] = [
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email), 'Enter a valid email address.'],
    ['firstName', values.firstName !== '', 'Enter a first name.'],
    ['lastName', values.lastName !== '', 'Enter a last name.'],
    ['address1', values.address1 !== '', 'Enter an address.'],
    ['city', values.city !== '', 'Enter a city.'],
    [
      'province',
      rules.regions.length === 0 || rules.regions.includes(values.province),
      `Select a ${rules.regionLabel.toLowerCase()}.`,
    ],
    [
      'zip',
      rules.postalPattern.test(values.zip),
      `Enter a valid ${rules.postalLabel}, for example ${rules.postalExample}.`,
    ],
    [
      'phone',
      values.phone === '' || values.phone.replaceAll(/\D/g, '').length >= 10,
      'Enter a phone number of at least 10 digits, or leave it empty.',
    ],
  ];
  return Object.fromEntries(
    checks.filter(([, holds]) => !holds).map(([name, , text]) => [name, text]),
  );
}

/** The address in a form. */
export const addressOf = (values: FormValues, settings: StoreSettings): OrderAddress => ({
  firstName: values.firstName,
  lastName: values.lastName,
  address1: values.address1,
  address2: values.address2,
  city: values.city,
  province: values.province,
  zip: values.zip.toUpperCase(),
  phone: values.phone,
  country: settings.countryName,
});
