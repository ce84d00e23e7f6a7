import { randomBytes } from 'node:crypto';
import { numericId } from '../catalogue/ids';
import type { StoreRuntime } from '../runtime';
import { findCountry, findProvince } from './countries';
import { noSuchAddress, type CustomerError } from './customer-error';
import { saveCustomer } from './customers';
import { textErrors } from './input-checks';
import type { Customer, CustomerAddress } from './model';

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'country',
  'phone',
] as const;

type AddressField = (typeof FIELDS)[number];

/** `MailingAddressInput`: an absent field is unchanged, null clears it. */
export type AddressInput = Readonly<Partial<Record<AddressField, string | null>>>;

/** The result of an address mutation. */
export interface AddressOutcome {
  readonly customer: Customer | null;
  readonly address: CustomerAddress | null;
  readonly errors: readonly CustomerError[];
}

const LABELS: Readonly<Record<AddressField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  province: 'Province',
  zip: 'Zip',
  country: 'Country',
  phone: 'Phone',
};

const refused = (...errors: readonly CustomerError[]): AddressOutcome => ({
  customer: null,
  address: null,
  errors,
});

const invalid = (field: AddressField): CustomerError => ({
  code: 'INVALID',
  field: ['address', field],
  message: `${LABELS[field]} is invalid`,
});

/** An address with an input applied. */
function mergeInput(known: CustomerAddress, input: AddressInput): CustomerAddress {
  const merged = { ...known };
  for (const field of FIELDS) {
    const { [field]: given } = input;
    if (given !== undefined) merged[field] = given?.trim() ?? '';
  }
  return merged;
}

/** An address with country and province by name, and its errors. */
function checkAddress(
  address: CustomerAddress,
): readonly [address: CustomerAddress, errors: readonly CustomerError[]] {
  const errors = FIELDS.flatMap(field =>
    textErrors(address[field], LABELS[field], ['address', field]),
  );
  if (errors.length > 0) return [address, errors];
  const country = address.country === '' ? null : findCountry(address.country);
  if (address.country !== '' && !country) return [address, [invalid('country')]];
  const province = country && address.province ? findProvince(country, address.province) : null;
  if (country && address.province && !province) return [address, [invalid('province')]];
  const names = {
    country: country?.name ?? '',
    province: province?.name ?? address.province,
  };
  return [{ ...address, ...names }, []];
}

const isSame = (one: CustomerAddress, other: CustomerAddress): boolean =>
  FIELDS.every(field => one[field].toLowerCase() === other[field].toLowerCase());

/** `customerAddressCreate`. The first address becomes the default one. */
export function createAddress(
  store: StoreRuntime,
  customer: Customer,
  input: AddressInput,
): AddressOutcome {
  const blank: CustomerAddress = {
    company: '',
    address1: '',
    address2: '',
    city: '',
    province: '',
    zip: '',
    country: '',
    phone: '',
    id: numericId('address', String(customer.id), randomBytes(8).toString('hex')),
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
  };
  const [address, errors] = checkAddress(mergeInput(blank, input));
  if (errors.length > 0) return refused(...errors);
  if (customer.addresses.some(known => isSame(known, address))) {
    return refused({ code: null, field: ['address'], message: 'Address already exists' });
  }
  const changed = saveCustomer(store, {
    ...customer,
    addresses: [...customer.addresses, address],
    defaultAddressId: customer.defaultAddressId ?? address.id,
  });
  return { customer: changed, address, errors: [] };
}

/** `customerAddressUpdate`. */
export function updateAddress(
  store: StoreRuntime,
  customer: Customer,
  id: number | null,
  input: AddressInput,
): AddressOutcome {
  const known = customer.addresses.find(address => address.id === id);
  if (!known) return refused(noSuchAddress('id'));
  const [address, errors] = checkAddress(mergeInput(known, input));
  if (errors.length > 0) return refused(...errors);
  const changed = saveCustomer(store, {
    ...customer,
    addresses: customer.addresses.map(each => (each === known ? address : each)),
  });
  return { customer: changed, address, errors: [] };
}

/** `customerAddressDelete`. If it was the default, the first remaining one becomes the default. */
export function deleteAddress(
  store: StoreRuntime,
  customer: Customer,
  id: number | null,
): AddressOutcome {
  const address = customer.addresses.find(each => each.id === id);
  if (!address) return refused(noSuchAddress('id'));
  const addresses = customer.addresses.filter(each => each !== address);
  const isDefault = customer.defaultAddressId === address.id;
  const defaultAddressId = isDefault ? (addresses[0]?.id ?? null) : customer.defaultAddressId;
  const changed = saveCustomer(store, { ...customer, addresses, defaultAddressId });
  return { customer: changed, address, errors: [] };
}

/** `customerDefaultAddressUpdate`. */
export function setDefaultAddress(
  store: StoreRuntime,
  customer: Customer,
  id: number | null,
): AddressOutcome {
  const address = customer.addresses.find(each => each.id === id);
  if (!address) return refused(noSuchAddress('addressId'));
  const changed = saveCustomer(store, { ...customer, defaultAddressId: address.id });
  return { customer: changed, address, errors: [] };
}
