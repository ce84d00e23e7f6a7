import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { listCharges } from '~/src/gateways/recharge/charges';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { isDelayed, skippedBy } from '../schedule';
import { useSubscriptionFormat } from '../use-subscription-format';
import { useSubscriptionKeys } from './keys';
import { useBillingCall } from './use-billing-call';
import { useChangeStore } from './use-change-store';
import { noneIfUnknown } from './use-subscriptions';

interface SkippedCharge {
  /**
   * The skipped charge that delays the subscription; null if it was paused, was moved, or is not
   * delayed.
   */
  readonly charge: Charge | null;
  /** Whether the answer is still loading. */
  readonly isReading: boolean;
}

/** Whether a subscription is delayed because a delivery was skipped, and by which charge. */
export const useSkippedCharge = (subscription: Subscription): SkippedCharge => {
  const call = useBillingCall();
  const { skipped } = useSubscriptionKeys();
  const { today } = useSubscriptionFormat();
  const isWaiting = isDelayed(subscription, today);
  const { data, isFetching } = useQuery({
    queryKey: skipped,
    enabled: isWaiting,
    queryFn: async () =>
      unwrap(
        noneIfUnknown(
          await call((config, session) => listCharges(config, session, { status: ['skipped'] })),
        ),
      ),
  });
  const { pending } = useChangeStore().state;
  if (!isWaiting) return { charge: null, isReading: false };
  const charge = data?.find(each => skippedBy(subscription, each, today)) ?? null;
  const isChanging = pending.some(({ ids }) => ids.includes(subscription.id));
  return { charge, isReading: charge === null && (isFetching || isChanging) };
};
