import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Delivery } from '../subscriptions/deliveries';
import { isExpiredOn } from './card-expiry';
import { chargedFor } from './charged-cards';

/**
 * A card that did not pay, or will not pay what is charged to it next. `stopped`: it is not tried any more;
 * `retry`: it is tried again on the day.
 */
export interface CardAlert {
  readonly kind: 'stopped' | 'retry' | 'expired' | 'expires' | 'invalid';
  /** Null where no card is stored for what could not be charged. */
  readonly method: PaymentMethod | null;
  /** ISO 8601 date of the next charge; null if there is none. */
  readonly day: string | null;
  /** The subscription under which the card is changed. */
  readonly subscriptionId: string;
}

/** What could not be charged, and is not tried any more. */
const isStopped = ({ status, hasFailed }: Subscription): boolean =>
  status === 'active' && hasFailed;

/**
 * The cards that did not or will not pay: those that are not tried any more, then each other one with its soonest
 * charge. @param today ISO 8601 date
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
