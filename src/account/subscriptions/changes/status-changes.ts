import type { StoreDay } from '~/src/domain/calendar/store-day';
import { cancelSubscription, type Cancellation } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { activateFromToday } from '../data/activate-from-today';
import type { Change } from '../data/change';
import { changeOf, type ChangeWords } from './change-of';

export const cancel = (
  { texts }: ChangeWords,
  subscription: Subscription,
  cancellation: Cancellation,
): Change => ({
  ...changeOf(
    subscription,
    { status: 'cancelled', nextChargeDate: null, cancellationReason: cancellation.reason },
    (config, session) => cancelSubscription(config, session, subscription.id, cancellation),
    texts.cancel,
  ),
  isIn: ({ status }) => status === 'cancelled',
});

/** @param today in the store's time zone: the first day that it may be charged */
export const reactivate = (
  { texts, details }: ChangeWords,
  subscription: Subscription,
  today: StoreDay,
): Change => ({
  ...changeOf(
    subscription,
    { status: 'active', cancelledAt: null, cancellationReason: null },
    (config, session) => activateFromToday(config, session, subscription.id, today),
    texts.reactivate,
  ),
  describe: ({ nextChargeDate: day }) => (day === null ? undefined : details.date(day)),
  isIn: ({ status }) => status === 'active',
});
