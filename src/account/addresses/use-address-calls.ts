import { useRef } from 'react';
import type { AddressFields, CustomerAddress } from '~/src/domain/commerce/customer-address';
import { ok, type Result } from '~/src/domain/data/result';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '~/src/gateways/shopify/account/addresses';
import { READ_MS } from '../data/read-ms';
import { useStoreCall } from '../data/use-store-call';
import { hasFields, isAddedSince } from './address-book';

/** The store's address calls; a change whose reply was lost is looked up in the store. */
export interface AddressCalls {
  /**
   * Adds an address once although replies may be lost. Before another attempt, the list shows
   * whether an earlier one was saved; that address then gets the fields, which the customer may have
   * corrected in the meantime.
   * @param known the addresses before the first attempt
   */
  readonly add: (
    fields: AddressFields,
    known: readonly CustomerAddress[],
  ) => Promise<Result<CustomerAddress>>;
  /** Whether these addresses have the one of an attempt to add it whose reply was lost. */
  readonly hasAdded: (addresses: readonly CustomerAddress[]) => boolean;
  /** What is added next is another address. */
  readonly endAdding: () => void;
  readonly change: (
    address: CustomerAddress,
    fields: AddressFields,
  ) => Promise<Result<CustomerAddress>>;
  readonly remove: (address: CustomerAddress) => Promise<Result<void>>;
  readonly makeDefault: (address: CustomerAddress) => Promise<Result<void>>;
}

/** Whether a change may have been made although it failed. */
const isLost = (answer: Result<unknown>): boolean => !answer.ok && answer.error.kind !== 'user';

/** The unanswered attempts to add one address, and the list before them. */
interface Unanswered {
  readonly before: readonly CustomerAddress[];
  readonly sent: readonly AddressFields[];
}

const NOTHING_SENT: Unanswered = { before: [], sent: [] };

export const useAddressCalls = (): AddressCalls => {
  const call = useStoreCall();
  const unanswered = useRef<Unanswered | null>(null);

  /** The addresses as the store has them, or why they cannot be read. */
  const readAgain = async (): Promise<Result<readonly CustomerAddress[]>> => {
    const read = await call((config, token) =>
      listAddresses({ ...config, timeoutMs: READ_MS }, token),
    );
    return read.ok ? ok(read.value.addresses) : read;
  };
  /** If the reply to a change was lost: the address in question, if the store has it. */
  const foundAfter = async (
    answer: Result<CustomerAddress>,
    isIt: (address: CustomerAddress) => boolean,
  ): Promise<CustomerAddress | undefined> => {
    if (!isLost(answer)) return undefined;
    const now = await readAgain();
    return now.ok ? now.value.find(isIt) : undefined;
  };

  const change: AddressCalls['change'] = async (address, fields) => {
    const answer = await call((config, token) => updateAddress(config, token, address, fields));
    const isIt = (each: CustomerAddress) => each.id === address.id && hasFields(each, fields);
    const changed = await foundAfter(answer, isIt);
    return changed ? ok(changed) : answer;
  };

  return {
    add: async (fields, known) => {
      const { before, sent } = unanswered.current ?? { before: known, sent: [] };
      if (sent.length > 0) {
        const now = await readAgain();
        if (!now.ok) return now;
        const added = now.value.find(isAddedSince(before, sent));
        if (added) return change(added, fields);
      }
      const answer = await call((config, token) => createAddress(config, token, fields));
      const attempts = [...sent, fields];
      const added = await foundAfter(answer, isAddedSince(before, attempts));
      const isUnknown = isLost(answer) && !added;
      unanswered.current = isUnknown ? { before, sent: attempts } : null;
      return added ? ok(added) : answer;
    },
    hasAdded: addresses => {
      const { before, sent } = unanswered.current ?? NOTHING_SENT;
      return addresses.some(isAddedSince(before, sent));
    },
    endAdding: () => {
      unanswered.current = null;
    },
    change,
    remove: async address => {
      const answer = await call((config, token) => deleteAddress(config, token, address.id));
      const now = isLost(answer) ? await readAgain() : null;
      const isGone = now?.ok === true && now.value.every(({ id }) => id !== address.id);
      return isGone ? ok(undefined) : answer;
    },
    makeDefault: address => call((config, token) => setDefaultAddress(config, token, address.id)),
  };
};
