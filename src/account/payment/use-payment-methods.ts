import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ok, type Result } from '~/src/domain/data/result';
import { updateAddress } from '~/src/gateways/recharge/addresses';
import { sendUpdateLink } from '~/src/gateways/recharge/notifications';
import { listPaymentMethods, type PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { blockUnload } from '../data/unsaved-changes';
import { makeChange } from '../data/make-change';
import { unwrap } from '../data/unwrap';
import { useCustomerKey } from '../data/use-store-call';
import { READ_MS } from '../data/read-ms';
import { useSubscriptionKeys } from '../subscriptions/data/keys';
import { useBillingCall } from '../subscriptions/data/use-billing-call';
import { noneIfUnknown } from '../subscriptions/data/use-subscriptions';
import { chargedFor, withCharged } from './charged-cards';

type Methods = readonly PaymentMethod[];

const useMethodsKey = (): readonly string[] => [...useCustomerKey(), 'payment-methods'];

/** The customer's stored cards; empty for a customer who never had a subscription. */
export const usePaymentMethods = (): UseQueryResult<Methods> => {
  const call = useBillingCall();
  return useQuery({
    queryKey: useMethodsKey(),
    queryFn: async () => unwrap(noneIfUnknown(await call(listPaymentMethods))),
  });
};

/** The mutations of an address's payment method. */
export interface PaymentChanges {
  /** Optimistic: reverted if the provider refuses. */
  readonly choose: (methodId: string) => Promise<Result<unknown>>;
  /** Emails the customer a link for updating a card. */
  readonly sendLink: (methodId: string) => Promise<Result<void>>;
}

const readAgain = (client: QueryClient, queryKey: readonly string[]): void =>
  void client.invalidateQueries({ queryKey });

/** Changes the card that is charged for deliveries to an address. */
export const usePaymentChanges = (addressId: string): PaymentChanges => {
  const call = useBillingCall();
  const client = useQueryClient();
  const queryKey = useMethodsKey();
  const { all: subscriptionsKey } = useSubscriptionKeys();
  const show = (methodId: string | null): void => {
    client.setQueryData<Methods>(
      queryKey,
      methods => methods && withCharged(methods, addressId, methodId),
    );
  };
  const isCharged = async (methodId: string): Promise<boolean> => {
    const read = await call((config, session) =>
      listPaymentMethods({ ...config, timeoutMs: READ_MS }, session),
    );
    return read.ok && chargedFor(read.value, addressId)?.id === methodId;
  };
  return {
    choose: async paymentMethodId => {
      const unblock = blockUnload();
      const before = chargedFor(client.getQueryData<Methods>(queryKey) ?? [], addressId);
      // A request already in flight would return the state before this change.
      await client.cancelQueries({ queryKey });
      show(paymentMethodId);
      const answer = await call((config, session) =>
        updateAddress(config, session, addressId, { paymentMethodId }),
      );
      // Only the reply may have been lost, in this attempt or the previous one.
      const saved = answer.ok || !(await isCharged(paymentMethodId)) ? answer : ok(null);
      unblock(saved.ok);
      if (!saved.ok) show(before?.id ?? null);
      // Failed charges are retried at once when a card works again, which changes dates and
      // charges.
      readAgain(client, queryKey);
      if (saved.ok) readAgain(client, subscriptionsKey);
      return saved;
    },
    sendLink: paymentMethodId =>
      makeChange(() =>
        call((config, session) => sendUpdateLink(config, session, { paymentMethodId, addressId })),
      ),
  };
};
