import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type { Delivery } from '../subscriptions/deliveries';
import { isExpiredOn } from './card-expiry';
import { chargedFor } from './charged-cards';

/** A card that will not pay what is charged to it next. */
export interface CardAlert {
  readonly kind: 'expired' | 'expires' | 'invalid';
  readonly method: PaymentMethod;
  /** ISO 8601 date of the charge. */
  readonly day: string;
  /** The subscription under which the card is changed. */
  readonly subscriptionId: string;
}

/** The cards that will not pay, each with its soonest charge. @param today ISO 8601 date */
export const cardAlerts = (
  deliveries: readonly Delivery[],
  methods: readonly PaymentMethod[],
  today: string,
): readonly CardAlert[] => {
  const kindOf = (method: PaymentMethod, day: string): CardAlert['kind'] | null => {
    if (isExpiredOn(method, today)) return 'expired';
    if (method.status === 'invalid') return 'invalid';
    return isExpiredOn(method, day) ? 'expires' : null;
  };
  const alerts = deliveries.flatMap(({ addressId, day, items }): readonly CardAlert[] => {
    const method = chargedFor(methods, addressId);
    const kind = method && kindOf(method, day);
    const subscriptionId = items[0]?.id;
    return method && kind && subscriptionId ? [{ kind, method, day, subscriptionId }] : [];
  });
  return alerts.filter(
    ({ method }, at) => alerts.findIndex(other => other.method.id === method.id) === at,
  );
};
