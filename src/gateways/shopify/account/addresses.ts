import type { ResultOf } from 'gql.tada';
import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import { listOf, textOrEmpty } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { createCommerceClient, type CommerceConfig } from '../client';
import * as documents from '../documents/account-addresses';
import { presentEntries, type Untrusted } from '../untrusted';
import { refusalOf, tokenRefused, withRefusedToken } from './customer-reply';

/** A customer's addresses in the store's order. */
export interface AddressBook {
  readonly addresses: readonly CustomerAddress[];
  /** How many addresses could not be read. */
  readonly unreadable: number;
}

type WireBook = NonNullable<Untrusted<ResultOf<typeof documents.customerAddresses>>>;
type WireAddress = NonNullable<
  NonNullable<NonNullable<NonNullable<WireBook['customer']>['addresses']>['nodes']>[number]
>;

/** An address; null if it has no id or nothing to show. */
const toAddress = (wire: WireAddress, defaultId: string): CustomerAddress | null => {
  const id = textOrEmpty(wire.id);
  const firstName = textOrEmpty(wire.firstName);
  const lastName = textOrEmpty(wire.lastName);
  const address: CustomerAddress = {
    id,
    name: textOrEmpty(wire.name) || [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    company: textOrEmpty(wire.company),
    address1: textOrEmpty(wire.address1),
    address2: textOrEmpty(wire.address2),
    city: textOrEmpty(wire.city),
    province: textOrEmpty(wire.province),
    zip: textOrEmpty(wire.zip),
    country: textOrEmpty(wire.country),
    countryCode: textOrEmpty(wire.countryCodeV2) || null,
    phone: textOrEmpty(wire.phone),
    isDefault: id === defaultId,
  };
  const isBlank = address.name === '' && address.address1 === '' && address.city === '';
  return id === '' || isBlank ? null : address;
};

/**
 * A customer's addresses, the first 250 (spec account §7). Errors beyond those of the client:
 * `user` with the code `TOKEN_INVALID` for a token that is refused, `protocol` for a reply without
 * addresses.
 */
export const listAddresses = async (
  config: CommerceConfig,
  customerAccessToken: string,
  signal?: AbortSignal,
): Promise<Result<AddressBook>> => {
  const client = createCommerceClient(config);
  const reply = await client(documents.customerAddresses, { customerAccessToken }, signal);
  if (!reply.ok) return reply;
  const { customer } = reply.value;
  if (customer === null) return tokenRefused();
  const nodes = customer?.addresses?.nodes;
  if (!nodes) return failure('protocol', 'The reply has no addresses.');
  const defaultId = textOrEmpty(customer.defaultAddress?.id);
  const addresses = presentEntries(nodes).flatMap(node => toAddress(node, defaultId) ?? []);
  return ok({ addresses, unreadable: listOf(nodes).length - addresses.length });
};

// Null clears a field; an absent field would keep its value.
const toWireAddress = (fields: AddressFields) => ({
  firstName: fields.firstName || null,
  lastName: fields.lastName || null,
  company: fields.company || null,
  address1: fields.address1 || null,
  address2: fields.address2 || null,
  city: fields.city || null,
  province: fields.province || null,
  zip: fields.zip || null,
  country: fields.country || null,
  phone: fields.phone || null,
});

type Saved = Untrusted<ResultOf<typeof documents.customerAddressCreate>>;

const toSaved = (
  reply: Result<NonNullable<Saved>>,
  isDefault: boolean,
): Result<CustomerAddress> => {
  if (!reply.ok) return reply;
  const { result } = reply.value;
  const refusal = refusalOf(result?.customerUserErrors);
  if (refusal) return refusal;
  const address = result?.customerAddress
    ? toAddress(result.customerAddress, isDefault ? textOrEmpty(result.customerAddress.id) : '')
    : null;
  return address ? ok(address) : failure('protocol', 'The reply has no address.');
};

/** Adds an address. Errors: `user` for rejected fields, each with its path. */
export const createAddress = async (
  config: CommerceConfig,
  customerAccessToken: string,
  fields: AddressFields,
): Promise<Result<CustomerAddress>> => {
  const variables = { customerAccessToken, address: toWireAddress(fields) };
  const reply = await createCommerceClient(config)(documents.customerAddressCreate, variables);
  return toSaved(withRefusedToken(reply), false);
};

/** Changes an address that the customer has. Errors as `createAddress`. */
export const updateAddress = async (
  config: CommerceConfig,
  customerAccessToken: string,
  { id, isDefault }: Pick<CustomerAddress, 'id' | 'isDefault'>,
  fields: AddressFields,
): Promise<Result<CustomerAddress>> => {
  const variables = { customerAccessToken, id, address: toWireAddress(fields) };
  const reply = await createCommerceClient(config)(documents.customerAddressUpdate, variables);
  return toSaved(reply, isDefault);
};

const isGone = (refusal: Result<never>): boolean =>
  !refusal.ok && refusal.error.userErrors.every(({ code }) => code === 'NOT_FOUND');

/** Deletes an address; one that no longer exists counts as deleted, so that a retry succeeds. */
export const deleteAddress = async (
  config: CommerceConfig,
  customerAccessToken: string,
  id: string,
): Promise<Result<void>> => {
  const client = createCommerceClient(config);
  const reply = await client(documents.customerAddressDelete, { customerAccessToken, id });
  if (!reply.ok) return reply;
  const { result } = reply.value;
  const refusal = refusalOf(result?.customerUserErrors);
  if (refusal) return isGone(refusal) ? ok(undefined) : refusal;
  return textOrEmpty(result?.deletedCustomerAddressId) === ''
    ? failure('protocol', 'The reply does not say that the address was deleted.')
    : ok(undefined);
};

/** Makes an address the default one. `user` if the customer has no such address. */
export const setDefaultAddress = async (
  config: CommerceConfig,
  customerAccessToken: string,
  addressId: string,
): Promise<Result<void>> => {
  const client = createCommerceClient(config);
  const variables = { customerAccessToken, addressId };
  const reply = await client(documents.customerDefaultAddressUpdate, variables);
  if (!reply.ok) return reply;
  const { result } = reply.value;
  const refusal = refusalOf(result?.customerUserErrors);
  if (refusal) return refusal;
  return result?.customer ? ok(undefined) : failure('protocol', 'The reply has no customer.');
};
