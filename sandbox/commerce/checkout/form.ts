import { wordsOf } from '~/sandbox/words/languages';
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

/** A form that did not become an order. */
export interface RefusedForm {
  /** Names it in the address of the page that says why. */
  readonly number: number;
  readonly values: FormValues;
  /** What has happened to the cart with it. */
  readonly messages: readonly string[];
}

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
export function formErrors(values: FormValues, settings: StoreSettings): FormErrors {
  const rules = ADDRESS_RULES[settings.country];
  const { wrong, wrongRegion, wrongPostcode } = wordsOf(settings.language).checkout;
  const checks: readonly (readonly [FieldName, boolean, string])[] = [
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email), wrong.email],
    ['firstName', values.firstName !== '', wrong.firstName],
    ['lastName', values.lastName !== '', wrong.lastName],
    ['address1', values.address1 !== '', wrong.address1],
    ['city', values.city !== '', wrong.city],
    [
      'province',
      rules.regions.length === 0 || rules.regions.includes(values.province),
      wrongRegion(rules.regionLabel),
    ],
    [
      'zip',
      rules.postalPattern.test(values.zip),
      wrongPostcode(rules.postalLabel, rules.postalExample),
    ],
    ['phone', values.phone === '' || values.phone.replaceAll(/\D/g, '').length >= 10, wrong.phone],
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
