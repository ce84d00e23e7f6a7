import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { AddressBook } from '~/src/gateways/shopify/account/addresses';

const withDefault = (
  addresses: readonly CustomerAddress[],
  id: string | undefined,
): readonly CustomerAddress[] =>
  addresses.map(address => ({ ...address, isDefault: address.id === id }));

/** Removes an address. If it was the default, the first remaining one becomes the default. */
export const withoutAddress = (book: AddressBook, id: string): AddressBook => {
  const addresses = book.addresses.filter(address => address.id !== id);
  const wasDefault = book.addresses.find(address => address.id === id)?.isDefault === true;
  return {
    ...book,
    addresses: wasDefault ? withDefault(addresses, addresses[0]?.id) : addresses,
  };
};

/** Puts an address back at its position, unless it is still there. */
export const withAddressBack = (
  book: AddressBook,
  address: CustomerAddress,
  place: number,
): AddressBook => {
  if (book.addresses.some(({ id }) => id === address.id)) return book;
  const others = address.isDefault ? withDefault(book.addresses, address.id) : book.addresses;
  return { ...book, addresses: [...others.slice(0, place), address, ...others.slice(place)] };
};

/** Replaces a saved address in place, or appends a new one. */
export const withSaved = (book: AddressBook, saved: CustomerAddress): AddressBook => {
  const isKnown = book.addresses.some(({ id }) => id === saved.id);
  if (!isKnown) return { ...book, addresses: [...book.addresses, saved] };
  return {
    ...book,
    addresses: book.addresses.map(each =>
      each.id === saved.id ? { ...saved, isDefault: each.isDefault } : each,
    ),
  };
};

/** Makes another address the default. */
export const withDefaultAddress = (book: AddressBook, id: string | undefined): AddressBook => ({
  ...book,
  addresses: withDefault(book.addresses, id),
});

/** The id of the default address; undefined if there is none. */
export const defaultIdOf = (book: AddressBook): string | undefined =>
  book.addresses.find(({ isDefault }) => isDefault)?.id;

/** The fields that identify an address; the store may rewrite the others. */
const IDENTIFYING = ['firstName', 'lastName', 'address1', 'address2', 'city', 'zip'] as const;

export const hasFields = (address: CustomerAddress, fields: AddressFields): boolean =>
  IDENTIFYING.every(name => address[name] === fields[name]);

/** Whether an address was added since, by one of these attempts. */
export const isAddedSince =
  (before: readonly CustomerAddress[], attempts: readonly AddressFields[]) =>
  (address: CustomerAddress): boolean =>
    before.every(({ id }) => id !== address.id) &&
    attempts.some(fields => hasFields(address, fields));
