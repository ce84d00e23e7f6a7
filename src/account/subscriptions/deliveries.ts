import { multiplyMoney, sumMoney, type Money } from '~/src/domain/commerce/money';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** All that one address is sent, or charged for, on one day. */
export interface Delivery {
  readonly day: StoreDay;
  readonly addressId: string;
  /** At least one. */
  readonly items: readonly Subscription[];
  /** What is charged for it; null until the provider has made the charge anew after a change. */
  readonly charge: Charge | null;
  /** With shipping and taxes where there is a charge, else without. */
  readonly total: Money;
}

/** All units of a subscription, without shipping and taxes. */
export const lineTotal = ({ price, quantity }: Pick<Subscription, 'price' | 'quantity'>): Money =>
  multiplyMoney(price, quantity);

/** A retry is no part of what else goes to the same address that day. */
const keyOf = (day: string, addressId: string, isRetry: boolean): string =>
  `${day} ${addressId}${isRetry ? ' retry' : ''}`;

/**
 * A subscription with the day on which its declined charge is tried again in place of the day that has passed;
 * unchanged without such a charge, or once it was moved to another day.
 */
export const withRetry = (subscription: Subscription, charges: readonly Charge[]): Subscription => {
  const { id, status, hasFailed, nextChargeDate } = subscription;
  if (status !== 'active' || hasFailed) return subscription;
  const failed = charges.find(
    charge =>
      charge.status === 'error' &&
      charge.retryDate !== null &&
      [null, charge.scheduledAt, charge.retryDate].includes(nextChargeDate) &&
      charge.items.some(item => item.subscriptionId === id),
  );
  if (!failed) return subscription;
  const { retryDate } = failed;
  // The provider skips only what it has not tried to charge yet.
  return { ...subscription, nextChargeDate: retryDate, retryDate, canBeSkipped: false };
};

const isOf = (charge: Charge, items: readonly Subscription[]): boolean =>
  charge.items.length === items.length &&
  items.every(({ id, quantity, price }) =>
    charge.items.some(
      item =>
        item.subscriptionId === id &&
        item.quantity === quantity &&
        item.price.cents === price.cents,
    ),
  );

/**
 * The next delivery of every subscription, the soonest first, with its charge where that fits; one whose card was
 * declined is due on the day of the next attempt.
 */
export const upcomingDeliveries = (
  subscriptions: readonly Subscription[],
  charges: readonly Charge[],
): readonly Delivery[] => {
  const groups = new Map<string, Subscription[]>();
  for (const each of subscriptions) {
    const subscription = withRetry(each, charges);
    const { status, nextChargeDate, addressId, retryDate } = subscription;
    if (status !== 'active' || nextChargeDate === null) continue;
    const key = keyOf(nextChargeDate, addressId, Boolean(retryDate));
    const group = groups.get(key);
    if (group) group.push(subscription);
    else groups.set(key, [subscription]);
  }
  const known = new Map(
    charges.map(charge => {
      const { scheduledAt, addressId, status, retryDate } = charge;
      return [keyOf(retryDate ?? scheduledAt, addressId, status === 'error'), charge];
    }),
  );
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, items]): readonly Delivery[] => {
      const [first] = items;
      if (!first || first.nextChargeDate === null) return [];
      const found = known.get(key);
      const charge = found && isOf(found, items) ? found : null;
      const total = charge?.total ?? sumMoney(items.map(lineTotal), first.price.currency);
      return [{ day: first.nextChargeDate, addressId: first.addressId, items, charge, total }];
    });
};

/** The delivery that a subscription is in. */
export const deliveryOf = (
  deliveries: readonly Delivery[],
  subscriptionId: string,
): Delivery | null =>
  deliveries.find(({ items }) => items.some(({ id }) => id === subscriptionId)) ?? null;

const isGoods = ({ items }: Delivery): boolean => items.some(({ isDigital }) => !isDigital);

/** What is shown first: the soonest delivery of goods, else the soonest payment of a service. */
export const nextDelivery = (deliveries: readonly Delivery[]): Delivery | null =>
  deliveries.find(isGoods) ?? deliveries[0] ?? null;
