import { useMemo } from 'react';
import { useCustomerKey } from '~/src/account/data/use-store-call';

/** The query keys of the billing provider's data. */
export interface SubscriptionKeys {
  /** Everything that a change to a subscription can affect. */
  readonly all: readonly string[];
  readonly list: readonly string[];
  readonly one: (id: string) => readonly string[];
  readonly charges: readonly string[];
  readonly skipped: readonly string[];
  readonly paid: (subscriptionId: string) => readonly string[];
  readonly ofOrder: (orderId: string) => readonly string[];
  readonly addresses: readonly string[];
  readonly licenses: readonly string[];
  readonly products: readonly string[];
  readonly methods: readonly string[];
}

export const useSubscriptionKeys = (): SubscriptionKeys => {
  const [store = '', customer = ''] = useCustomerKey();
  return useMemo(() => {
    const all = [store, customer, 'subscriptions'];
    return {
      all,
      list: [...all, 'list'],
      one: id => [...all, 'one', id],
      charges: [...all, 'charges'],
      skipped: [...all, 'skipped'],
      paid: id => [...all, 'paid', id],
      ofOrder: id => [...all, 'order', id],
      addresses: [...all, 'addresses'],
      licenses: [...all, 'licenses'],
      products: [store, customer, 'planned-products'],
      methods: [store, customer, 'payment-methods'],
    };
  }, [store, customer]);
};
