import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { Result } from '~/src/domain/data/result';
import { listAddresses, type AddressBook } from '~/src/gateways/shopify/account/addresses';
import { makeChange } from '../data/make-change';
import { unwrap } from '../data/unwrap';
import { useCustomerKey, useStoreCall } from '../data/use-store-call';
import {
  defaultIdOf,
  withAddressBack,
  withDefaultAddress,
  withoutAddress,
  withSaved,
} from './address-book';
import { useAddressCalls, type AddressCalls } from './use-address-calls';

/** The customer's addresses. */
export const useAddresses = (): UseQueryResult<AddressBook> => {
  const call = useStoreCall();
  return useQuery({
    queryKey: [...useCustomerKey(), 'addresses'],
    queryFn: ({ signal }) => unwrap(call((config, token) => listAddresses(config, token, signal))),
  });
};

/** The mutations of the customer's addresses; the last two are reverted if the store refuses. */
export interface AddressChanges extends Omit<AddressCalls, 'add'> {
  readonly add: (fields: AddressFields) => Promise<Result<CustomerAddress>>;
}

/** Applies changes to the cached list and reloads it after the last one. */
export const useAddressChanges = (): AddressChanges => {
  const store = useAddressCalls();
  const client = useQueryClient();
  const queryKey = [...useCustomerKey(), 'addresses'];
  const running = useRef(0);
  const edit = (change: (book: AddressBook) => AddressBook): void => {
    client.setQueryData<AddressBook>(queryKey, book => book && change(book));
  };
  // While another change is pending, the store's reply would overwrite the optimistic state.
  const during = async <T>(task: () => Promise<Result<T>>): Promise<Result<T>> => {
    running.current += 1;
    await client.cancelQueries({ queryKey });
    const result = await makeChange(task);
    running.current -= 1;
    if (running.current === 0) void client.invalidateQueries({ queryKey });
    return result;
  };

  return {
    add: fields =>
      during(async () => {
        const known = client.getQueryData<AddressBook>(queryKey)?.addresses ?? [];
        const saved = await store.add(fields, known);
        if (saved.ok) edit(book => withSaved(book, saved.value));
        return saved;
      }),
    hasAdded: store.hasAdded,
    endAdding: store.endAdding,
    change: (address, fields) =>
      during(async () => {
        const saved = await store.change(address, fields);
        if (saved.ok) edit(book => withSaved(book, saved.value));
        return saved;
      }),
    remove: address => {
      const before = client.getQueryData<AddressBook>(queryKey);
      const place = before?.addresses.findIndex(({ id }) => id === address.id) ?? 0;
      edit(book => withoutAddress(book, address.id));
      return during(async () => {
        const done = await store.remove(address);
        if (!done.ok) edit(book => withAddressBack(book, address, place));
        return done;
      });
    },
    makeDefault: address => {
      const before = client.getQueryData<AddressBook>(queryKey);
      edit(book => withDefaultAddress(book, address.id));
      return during(async () => {
        const done = await store.makeDefault(address);
        if (!done.ok && before) {
          edit(book =>
            defaultIdOf(book) === address.id ? withDefaultAddress(book, defaultIdOf(before)) : book,
          );
        }
        return done;
      });
    },
  };
};
