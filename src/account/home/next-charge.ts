import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type { Charge, ChargeItem } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { isExpiredOn } from '../payment/card-expiry';
import { chargedFor } from '../payment/charged-cards';

/** An item of the next charge, with what its subscription knows of it. */
export interface NextItem extends ChargeItem {
  readonly petName: string | null;
  /** A service rather than goods; false where the subscription is not known. */
  readonly isDigital: boolean;
  readonly canBeSkipped: boolean;
}

/** What is charged next for one address. */
export interface NextCharge {
  readonly charge: Charge;
  readonly items: readonly NextItem[];
  /** Whether anything is sent, rather than a service paid. */
  readonly isDelivery: boolean;
}

/** The soonest charge with its items; null if nothing is to come. @param charges the soonest first */
export const nextCharge = (
  charges: readonly Charge[],
  subscriptions: readonly Subscription[],
): NextCharge | null => {
  const [charge] = charges;
  if (!charge) return null;
  const items = charge.items.map((item): NextItem => {
    const known = subscriptions.find(({ id }) => id === item.subscriptionId);
    return {
      ...item,
      petName: known?.petName ?? null,
      isDigital: known?.isDigital ?? false,
      canBeSkipped: known?.canBeSkipped ?? true,
    };
  });
  return { charge, items, isDelivery: items.some(({ isDigital }) => !isDigital) };
};

/** A charge that its card will not pay. */
export interface CardAlert {
  readonly kind: 'expired' | 'expires' | 'invalid';
  readonly method: PaymentMethod;
  readonly charge: Charge;
  /** The subscription under which the card is changed. */
  readonly subscriptionId: string;
}

/**
 * The soonest charge of each card that will not pay it. @param today ISO 8601 date
 */
export const cardAlerts = (
  charges: readonly Charge[],
  methods: readonly PaymentMethod[],
  today: string,
): readonly CardAlert[] => {
  const kindOf = (method: PaymentMethod, { scheduledAt }: Charge): CardAlert['kind'] | null => {
    if (isExpiredOn(method, today)) return 'expired';
    if (method.status === 'invalid') return 'invalid';
    return isExpiredOn(method, scheduledAt) ? 'expires' : null;
  };
  const alerts = charges.flatMap((charge): readonly CardAlert[] => {
    const method = chargedFor(methods, charge.addressId);
    const kind = method && kindOf(method, charge);
    const subscriptionId = charge.items[0]?.subscriptionId;
    return method && kind && subscriptionId ? [{ kind, method, charge, subscriptionId }] : [];
  });
  return alerts.filter(
    ({ method }, at) => alerts.findIndex(other => other.method.id === method.id) === at,
  );
};
