import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import { ok, type Result } from '~/src/domain/data/result';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
  type AddressBook,
} from '~/src/gateways/shopify/account/addresses';
import { makeChange } from '../data/make-change';
import { unwrap } from '../data/unwrap';
import { useCustomerKey, useStoreCall } from '../data/use-store-call';
import {
  addedSince,
  defaultIdOf,
  hasFields,
  withAddressBack,
  withDefaultAddress,
  withoutAddress,
  withSaved,
} from './address-book';

/** The customer's addresses. */
export const useAddresses = (): UseQueryResult<AddressBook> => {
  const call = useStoreCall();
  return useQuery({
    queryKey: [...useCustomerKey(), 'addresses'],
    queryFn: ({ signal }) => unwrap(call((config, token) => listAddresses(config, token, signal))),
  });
};

/** The mutations of the customer's addresses. */
export interface AddressChanges {
  readonly add: (fields: AddressFields) => Promise<Result<CustomerAddress>>;
  readonly change: (
    address: CustomerAddress,
    fields: AddressFields,
  ) => Promise<Result<CustomerAddress>>;
  /** Optimistic: reverted if the store refuses. */
  readonly remove: (address: CustomerAddress) => Promise<Result<void>>;
  /** Optimistic: reverted if the store refuses. */
  readonly makeDefault: (address: CustomerAddress) => Promise<Result<void>>;
}

/** Whether a change may have been made although it failed. */
const isLost = (answer: Result<unknown>): boolean => !answer.ok && answer.error.kind !== 'user';

/** Do not let a store that hangs delay the error message. */
const READ_MS = 5000;

/** Applies changes to the cached list and reloads it after the last one. */
export const useAddressChanges = (): AddressChanges => {
  const call = useStoreCall();
  const client = useQueryClient();
  const queryKey = [...useCustomerKey(), 'addresses'];
  const running = useRef(0);
  /** The unanswered request and the address list before it. */
  const unanswered = useRef<{
    readonly sent: string;
    readonly before: readonly CustomerAddress[];
  } | null>(null);

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

  /** The addresses as the store has them; null if that cannot be read. */
  const readAgain = async (): Promise<readonly CustomerAddress[] | null> => {
    const read = await call((config, token) =>
      listAddresses({ ...config, timeoutMs: READ_MS }, token),
    );
    return read.ok ? read.value.addresses : null;
  };

  /**
   * Only the reply may have been lost: adding the address again would create a duplicate, or be
   * refused because it exists. The list from before the first attempt shows whether it was added.
   */
  const orAdded = async (
    answer: Result<CustomerAddress>,
    fields: AddressFields,
  ): Promise<Result<CustomerAddress>> => {
    const sent = JSON.stringify(fields);
    const earlier = unanswered.current?.sent === sent ? unanswered.current : null;
    unanswered.current = null;
    if (answer.ok || (answer.error.kind === 'user' && !earlier)) return answer;
    const before = earlier?.before ?? client.getQueryData<AddressBook>(queryKey)?.addresses ?? [];
    const now = await readAgain();
    const added = now && addedSince(before, now, fields);
    if (added) return ok(added);
    if (answer.error.kind !== 'user') unanswered.current = { sent, before };
    return answer;
  };

  return {
    add: fields =>
      during(async () => {
        const answer = await call((config, token) => createAddress(config, token, fields));
        const saved = await orAdded(answer, fields);
        if (saved.ok) edit(book => withSaved(book, saved.value));
        return saved;
      }),
    change: (address, fields) =>
      during(async () => {
        const answer = await call((config, token) => updateAddress(config, token, address, fields));
        const now = isLost(answer) ? await readAgain() : null;
        const changed = now?.find(each => each.id === address.id && hasFields(each, fields));
        const saved = changed ? ok(changed) : answer;
        if (saved.ok) edit(book => withSaved(book, saved.value));
        return saved;
      }),
    remove: address => {
      const before = client.getQueryData<AddressBook>(queryKey);
      const place = before?.addresses.findIndex(({ id }) => id === address.id) ?? 0;
      edit(book => withoutAddress(book, address.id));
      return during(async () => {
        const answer = await call((config, token) => deleteAddress(config, token, address.id));
        const now = isLost(answer) ? await readAgain() : null;
        const isGone = now !== null && now.every(({ id }) => id !== address.id);
        const done = isGone ? ok(undefined) : answer;
        if (!done.ok) edit(book => withAddressBack(book, address, place));
        return done;
      });
    },
    makeDefault: address => {
      const before = client.getQueryData<AddressBook>(queryKey);
      edit(book => withDefaultAddress(book, address.id));
      return during(async () => {
        const done = await call((config, token) => setDefaultAddress(config, token, address.id));
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
