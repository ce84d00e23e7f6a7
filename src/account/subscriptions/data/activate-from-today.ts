import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { Result } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { activateSubscription, setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { dayAfter, isPaused } from '../schedule';

/**
 * Has a canceled subscription billed again. A pause from before it was canceled ends with that: its next day is then
 * a term from today. Where that day cannot be set, the subscription is active all the same.
 */
export const activateFromToday = async (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  today: StoreDay,
): Promise<Result<Subscription>> => {
  const activated = await activateSubscription(config, session, id);
  if (!activated.ok || !isPaused(activated.value, today)) return activated;
  const date = dayAfter(today, activated.value.frequency);
  const moved = await setNextChargeDate(config, session, id, { date });
  return moved.ok ? moved : activated;
};
