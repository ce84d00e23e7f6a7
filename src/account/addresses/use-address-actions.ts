import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { GatewayError } from '~/src/domain/data/result';
import { useAccount } from '../session/session-context';
import { useSingleFlight } from '../ui/use-single-flight';
import { toFields, type AddressValues } from './address-schema';
import { useAddressChanges } from './use-addresses';

/** An action that failed, and how to retry it. */
export interface AddressProblem {
  readonly sentence: string;
  readonly retry: () => void;
}

/** An address before and after a change. */
export interface AddressMove {
  readonly before: CustomerAddress;
  readonly after: CustomerAddress;
}

/** The actions on the list of addresses, and their outcome. */
export interface AddressActions {
  /**
   * Resolves to null once it is saved.
   * @param address null for a new one
   */
  readonly save: (
    address: CustomerAddress | null,
    values: AddressValues,
  ) => Promise<GatewayError | null>;
  /** Shows that an address was not saved whose form has given way to another, with a retry. */
  readonly reportUnsaved: (address: CustomerAddress | null, values: AddressValues) => void;
  /** Whether these addresses have the new one of an attempt whose reply was lost. */
  readonly hasAdded: (addresses: readonly CustomerAddress[]) => boolean;
  /** The form of another new address is opened. */
  readonly endAdding: () => void;
  readonly remove: (address: CustomerAddress) => void;
  readonly makeDefault: (address: CustomerAddress) => void;
  /** The address that is being made the default; null if none is. */
  readonly nextDefaultId: string | null;
  /** The announcement of the last action. */
  readonly announcement: string;
  readonly problem: AddressProblem | null;
  /** The most recently changed address, before and after the change. */
  readonly move: AddressMove | null;
}

const named = ({ name, address1 }: CustomerAddress) => ({ name, street: address1 });

export const useAddressActions = (): AddressActions => {
  const { t } = useTranslation('account-addresses');
  const { session } = useAccount();
  const changes = useAddressChanges();
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [move, setMove] = useState<AddressMove | null>(null);
  const [nextDefaultId, setNextDefaultId] = useState<string | null>(null);

  const start = (): void => {
    setAnnouncement('');
    setProblem(null);
    setMove(null);
  };
  // Reloads the customer, who includes the default address. Nothing on this screen depends on it.
  const reload = (): void => void session.reloadCustomer();

  const remove = async (address: CustomerAddress): Promise<void> => {
    start();
    setAnnouncement(t('deleted', named(address)));
    const done = await changes.remove(address);
    if (done.ok) {
      if (address.isDefault) reload();
      return;
    }
    setAnnouncement('');
    setProblem({ sentence: t('problem.delete'), retry: () => void remove(address) });
  };

  const defaulting = useSingleFlight(async (address: CustomerAddress) => {
    start();
    setNextDefaultId(address.id);
    const done = await changes.makeDefault(address);
    if (done.ok) {
      setAnnouncement(t('isDefaultNow', named(address)));
      reload();
      return;
    }
    setProblem({ sentence: t('problem.update'), retry: () => defaulting.run(address) });
  });

  const save: AddressActions['save'] = async (address, values) => {
    start();
    const fields = toFields(values);
    const saved = await (address ? changes.change(address, fields) : changes.add(fields));
    if (!saved.ok) return saved.error;
    if (address) setMove({ before: address, after: saved.value });
    setAnnouncement(address ? t('saved') : t('added', named(saved.value)));
    if (values.isDefault && !address?.isDefault) defaulting.run(saved.value);
    return null;
  };

  const reportUnsaved: AddressActions['reportUnsaved'] = (address, values) => {
    const problem = address ? t('problem.update') : t('problem.add');
    setProblem({
      sentence: t('reason', { problem, reason: values.address1 }),
      retry: () =>
        void save(address, values).then(refused => {
          if (refused) reportUnsaved(address, values);
        }),
    });
  };

  return {
    save,
    reportUnsaved,
    hasAdded: changes.hasAdded,
    endAdding: changes.endAdding,
    remove: address => void remove(address),
    makeDefault: defaulting.run,
    nextDefaultId: defaulting.isBusy ? nextDefaultId : null,
    announcement,
    problem,
    move,
  };
};
