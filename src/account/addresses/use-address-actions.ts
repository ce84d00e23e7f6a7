import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { GatewayError } from '~/src/domain/data/result';
import { useAccount } from '../session/session-context';
import { useSingleFlight } from '../ui/use-single-flight';
import { toFields, type AddressValues } from './address-schema';
import { useAddressChanges } from './use-addresses';

/** What could not be done, with the way to try it again. */
export interface AddressProblem {
  readonly sentence: string;
  readonly retry: () => void;
}

/** What can be done to the addresses of a list, and what became of it. */
export interface AddressActions {
  /** Null once it is saved. @param address null for a new one */
  readonly save: (
    address: CustomerAddress | null,
    values: AddressValues,
  ) => Promise<GatewayError | null>;
  readonly remove: (address: CustomerAddress) => void;
  readonly makeDefault: (address: CustomerAddress) => void;
  readonly isMakingDefault: boolean;
  /** What was done last, in words. */
  readonly news: string;
  readonly problem: AddressProblem | null;
}

export const useAddressActions = (): AddressActions => {
  const { t } = useTranslation('account-addresses');
  const { session } = useAccount();
  const changes = useAddressChanges();
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<AddressProblem | null>(null);

  const start = (): void => {
    setNews('');
    setProblem(null);
  };
  // The customer names their default address; a failure costs nothing that is shown here.
  const reload = (): void => void session.reloadCustomer();

  const remove = async (address: CustomerAddress): Promise<void> => {
    start();
    setNews(t('deleted', { name: address.name }));
    const done = await changes.remove(address);
    if (done.ok) {
      if (address.isDefault) reload();
      return;
    }
    setNews('');
    setProblem({ sentence: t('problem.delete'), retry: () => void remove(address) });
  };

  const defaulting = useSingleFlight(async (address: CustomerAddress) => {
    start();
    const done = await changes.makeDefault(address);
    if (done.ok) {
      setNews(t('isDefaultNow', { name: address.name }));
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
    setNews(address ? t('saved') : t('added', { name: saved.value.name }));
    if (values.isDefault && !address?.isDefault) defaulting.run(saved.value);
    return null;
  };

  return {
    save,
    remove: address => void remove(address),
    makeDefault: defaulting.run,
    isMakingDefault: defaulting.isBusy,
    news,
    problem,
  };
};
