import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { listCharges } from '~/src/gateways/recharge/charges';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import { useSubscriptionKeys } from './keys';
import { useBillingCall } from './use-billing-call';
import { noneIfUnknown, type Read } from './use-subscriptions';

const useOpenCharges = (status: Charge['status']): Read<readonly Charge[]> => {
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
    select: open => open.filter(charge => charge.status === status),
  });
  return { data, error, isFetching, refetch };
};

/** The charges that are still to come, the soonest first. */
export const useUpcomingCharges = (): Read<readonly Charge[]> => useOpenCharges('queued');

/** The charges whose card was refused, and that are tried again. */
export const useFailedCharges = (): Read<readonly Charge[]> => useOpenCharges('error');
