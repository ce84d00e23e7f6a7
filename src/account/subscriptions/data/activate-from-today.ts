import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { Result } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { activateSubscription, setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { dayAfter, isDelayed } from '../schedule';

/**
 * Reactivates a canceled subscription. A pause from before the cancellation ends: the next date is
 * one term from today. If that date cannot be set, the subscription is still active.
 */
export const activateFromToday = async (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  today: StoreDay,
): Promise<Result<Subscription>> => {
  const activated = await activateSubscription(config, session, id);
  if (!activated.ok || !isDelayed(activated.value, today)) return activated;
  const date = dayAfter(today, activated.value.frequency);
  const moved = await setNextChargeDate(config, session, id, { date });
  return moved.ok ? moved : activated;
};
