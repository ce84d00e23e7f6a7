import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Delivery } from '../subscriptions/deliveries';
import { isExpiredOn } from './card-expiry';
import { chargedFor } from './charged-cards';

/**
 * A card that was declined or will fail at the next charge. `stopped`: it is no longer tried;
 * `retry`: it is tried again on the given day.
 */
export interface CardAlert {
  readonly kind: 'stopped' | 'retry' | 'expired' | 'expires' | 'invalid';
  /** Null if the failed charge has no stored card. */
  readonly method: PaymentMethod | null;
  /** ISO 8601 date of the next charge; null if there is none. */
  readonly day: string | null;
  /** The subscription on whose screen the card can be changed. */
  readonly subscriptionId: string;
}

/** Charges that failed and are no longer tried. */
const isStopped = ({ status, hasFailed }: Subscription): boolean =>
  status === 'active' && hasFailed;

/**
 * The cards that failed or will fail: first those that are no longer tried, then each other card
 * with its soonest charge.
 * @param today ISO 8601 date
 */
export const cardAlerts = (
  subscriptions: readonly Subscription[],
  deliveries: readonly Delivery[],
  methods: readonly PaymentMethod[],
  today: string,
): readonly CardAlert[] => {
  const kindOf = (method: PaymentMethod, day: string): CardAlert['kind'] | null => {
    if (isExpiredOn(method, today)) return 'expired';
    if (method.status === 'invalid') return 'invalid';
    return isExpiredOn(method, day) ? 'expires' : null;
  };
  const stopped = subscriptions.filter(isStopped).map(({ id, addressId }): CardAlert => {
    const method = chargedFor(methods, addressId);
    return { kind: 'stopped', method, day: null, subscriptionId: id };
  });
  const coming = deliveries.flatMap(({ addressId, day, items: [first] }): readonly CardAlert[] => {
    if (!first) return [];
    const method = chargedFor(methods, addressId);
    const kind = first.retryDate ? 'retry' : method && kindOf(method, day);
    return kind ? [{ kind, method, day, subscriptionId: first.id }] : [];
  });
  const alerts = [...stopped, ...coming];
  return alerts.filter(
    ({ method }, at) => alerts.findIndex(other => other.method?.id === method?.id) === at,
  );
};
