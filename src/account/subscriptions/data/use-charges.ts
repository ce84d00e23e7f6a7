import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { listCharges } from '~/src/gateways/recharge/charges';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import { useSubscriptionKeys } from './keys';
import { useBillingCall } from './use-billing-call';
import { noneIfUnknown, type Read } from './use-subscriptions';

/** Upcoming charges, soonest first: queued ones and those with a declined card. */
export const useUpcomingCharges = (): Read<readonly Charge[]> => {
  const call = useBillingCall();
  const { charges } = useSubscriptionKeys();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: charges,
    queryFn: async () =>
      unwrap(
        noneIfUnknown(
          await call((config, session) =>
            listCharges(config, session, { status: ['queued', 'error'] }),
          ),
        ),
      ),
  });
  return { data, error, isFetching, refetch };
};

/** The paid charges of a subscription, oldest first. */
export const usePaidCharges = (subscriptionId: string): Read<readonly Charge[]> => {
  const call = useBillingCall();
  const { paid } = useSubscriptionKeys();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: paid(subscriptionId),
    queryFn: async () =>
      unwrap(
        await call((config, session) =>
          listCharges(config, session, { status: ['success'], subscriptionId }),
        ),
      ),
  });
  return { data, error, isFetching, refetch };
};

/** The charge that was paid with an order. */
export const useOrderCharges = (orderId: string): Read<readonly Charge[]> => {
  const call = useBillingCall();
  const { ofOrder } = useSubscriptionKeys();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ofOrder(orderId),
    queryFn: async () =>
      unwrap(
        noneIfUnknown(
          await call((config, session) =>
            listCharges(config, session, { status: ['success'], orderId }),
          ),
        ),
      ),
  });
  return { data, error, isFetching, refetch };
};
