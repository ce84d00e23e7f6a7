import { multiplyMoney, sumMoney, type Money } from '~/src/domain/commerce/money';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** Everything sent or charged to one address on one day. */
export interface Delivery {
  readonly day: StoreDay;
  readonly addressId: string;
  /** At least one. */
  readonly items: readonly Subscription[];
  /** The charge; null until the provider has recreated it after a change. */
  readonly charge: Charge | null;
  /** Including shipping and taxes if there is a charge, else without. */
  readonly total: Money;
}

/** The price of all units, without shipping and taxes. */
export const lineTotal = ({ price, quantity }: Pick<Subscription, 'price' | 'quantity'>): Money =>
  multiplyMoney(price, quantity);

/** A retried charge is separate from other deliveries to the same address on that day. */
const keyOf = (day: string, addressId: string, isRetry: boolean): string =>
  `${day} ${addressId}${isRetry ? ' retry' : ''}`;

/**
 * The subscription with the retry date of a declined charge instead of the past date. Unchanged
 * without a declined charge, or if it was moved since.
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
  // The provider skips only charges that it has not attempted yet.
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
 * The next delivery of every subscription, soonest first, with its charge if they match; after a
 * declined card, the date is that of the next attempt.
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

/** The delivery that contains a subscription. */
export const deliveryOf = (
  deliveries: readonly Delivery[],
  subscriptionId: string,
): Delivery | null =>
  deliveries.find(({ items }) => items.some(({ id }) => id === subscriptionId)) ?? null;

const isGoods = ({ items }: Delivery): boolean => items.some(({ isDigital }) => !isDigital);

/** The delivery to show first: the soonest one with goods, else the soonest service charge. */
export const nextDelivery = (deliveries: readonly Delivery[]): Delivery | null =>
  deliveries.find(isGoods) ?? deliveries[0] ?? null;
