import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import { recordOf, textOrEmpty } from '~/src/domain/data/read';
import { parsePostalCode, SHORTEST_POSTAL_CODE } from '~/src/domain/contact/postal-code';
import type { StoreKey } from '~/src/config/locales';
import { NAME_LENGTH } from '~/src/domain/contact/name';
import { toE164 } from '../settings/phone';
import { ADDRESS_COUNTRIES, addressCountry, homeCountryOf } from './address-regions';
import { isElsewhere } from './postal-regions';

/** The fields of the address form. */
export interface AddressValues extends AddressFields {
  readonly isDefault: boolean;
}

export type AddressField = keyof AddressFields;

/** The maximum length that the store accepts. */
const LONGEST = 255;

/** The label of a field; for the region and the postal code it depends on the country. */
export const fieldLabel = (t: TFunction, field: AddressField, country: string): string => {
  if (field === 'province')
    return t(`account-addresses:form.province.${addressCountry(country).key}`);
  if (field === 'zip') return t(`account-addresses:form.zip.${addressCountry(country).key}`);
  return t(`account-addresses:form.${field}`);
};

/** Whether a postal code is valid in the country, ignoring case and spacing. */
const isPostalCode = (typed: string, country: string): boolean => {
  const code = parsePostalCode(typed);
  return code !== null && addressCountry(country).postalCode.test(code);
};

type CountryRule = (
  value: string,
  country: string,
  province: string,
) => 'required' | 'tooShort' | 'invalid' | 'elsewhere' | null;

const brokenByProvince: CountryRule = (province, country) => {
  if (province === '') return 'required';
  return addressCountry(country).regions.includes(province) ? null : 'invalid';
};

const brokenByPostalCode: CountryRule = (code, country, province) => {
  if (code === '') return 'required';
  if (code.length < SHORTEST_POSTAL_CODE) return 'tooShort';
  if (!isPostalCode(code, country)) return 'invalid';
  return isElsewhere(code, province) ? 'elsewhere' : null;
};

/** The validation rules of an address (spec account §5) with their messages. */
export const addressSchema = (t: TFunction): ObjectSchema<AddressValues> => {
  const message = (
    rule: 'required' | 'invalid' | 'tooShort' | 'tooLong' | 'elsewhere',
    field: AddressField,
    country: string,
    rest: { readonly length?: number; readonly province?: string } = {},
  ): string =>
    t(`account-addresses:form.${rule}`, { label: fieldLabel(t, field, country), ...rest });
  const text = (field: AddressField) =>
    string()
      .trim()
      .default('')
      .max(LONGEST, message('tooLong', field, '', { length: LONGEST }));
  const required = (field: AddressField) => text(field).required(message('required', field, ''));
  const name = (field: 'firstName' | 'lastName') =>
    required(field).min(NAME_LENGTH, message('tooShort', field, '', { length: NAME_LENGTH }));
  /** The message of the first rule that a value violates, worded for the selected country. */
  const ofCountry = (field: 'province' | 'zip', broken: CountryRule) =>
    string()
      .trim()
      .default('')
      .test(field, (value, context) => {
        const parent = recordOf(context.parent);
        const [country, province] = [textOrEmpty(parent.country), textOrEmpty(parent.province)];
        const rule = broken(value, country, province);
        const violation =
          rule && message(rule, field, country, { length: SHORTEST_POSTAL_CODE, province });
        return violation === null || context.createError({ message: violation });
      });
  return object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    company: text('company'),
    address1: required('address1'),
    address2: text('address2'),
    city: required('city'),
    country: required('country').test('known', message('invalid', 'country', ''), value =>
      ADDRESS_COUNTRIES.some(({ name }) => name === value),
    ),
    province: ofCountry('province', brokenByProvince),
    zip: ofCountry('zip', brokenByPostalCode),
    phone: text('phone').test(
      'phone',
      message('invalid', 'phone', ''),
      value => toE164(value) !== null,
    ),
    isDefault: boolean().default(false),
  });
};

/** Initial values for a new address. */
export const newAddress = (
  store: StoreKey,
  person: { readonly firstName: string | null; readonly lastName: string | null },
): AddressValues => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
  country: homeCountryOf(store).name,
  phone: '',
  isDefault: false,
});

/** Initial values for an existing address. */
export const knownAddress = (address: CustomerAddress): AddressValues => {
  const { firstName, lastName, company, address1, address2, city, province, zip } = address;
  const { country, phone, isDefault } = address;
  const place = { company, address1, address2, city, province, zip, country };
  return { firstName, lastName, ...place, phone, isDefault };
};

/** The values to send to the store, with the postal code formatted. */
export const toFields = ({ isDefault: _default, ...fields }: AddressValues): AddressFields => ({
  ...fields,
  zip: parsePostalCode(fields.zip) ?? fields.zip,
});
