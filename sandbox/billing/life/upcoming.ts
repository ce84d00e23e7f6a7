import type { BillingData, ChargeItem, StoredCharge, Subscription } from '../model';
import { chargeId } from './charge-id';

/** A queued charge: everything sent to one address on one day. */
export interface QueuedCharge {
  readonly id: number;
  readonly customerId: number;
  readonly addressId: number;
  /** ISO 8601 date. */
  readonly scheduledOn: string;
  readonly subscriptions: readonly Subscription[];
}

/** A subscription as an item of its next charge, at the price stored with the subscription. */
export const chargeItem = (subscription: Subscription): ChargeItem => ({
  subscriptionId: subscription.id,
  variantId: subscription.variantId,
  quantity: subscription.quantity,
  unitCents: subscription.unitCents,
  properties: subscription.properties,
});

/** Whether a subscription is being billed. */
export const isActive = ({ cancellation }: Subscription): boolean => cancellation === null;

/** Failed charges that will be retried. */
export const failedCharges = (
  { charges }: BillingData,
  customerId: number,
): readonly StoredCharge[] =>
  Object.values(charges).filter(
    charge => charge.customerId === customerId && charge.status === 'error',
  );

/**
 * The queued charges of a customer, soonest first. They are derived from the active subscriptions,
 * so a change appears at once. Items of a failed charge are not queued again until it is settled.
 */
export function queuedCharges(data: BillingData, customerId: number): readonly QueuedCharge[] {
  const failed = new Set(
    failedCharges(data, customerId).flatMap(({ items }) =>
      items.map(({ subscriptionId }) => subscriptionId),
    ),
  );
  const groups = new Map<string, Subscription[]>();
  for (const subscription of Object.values(data.subscriptions)) {
    if (subscription.customerId !== customerId) continue;
    if (!isActive(subscription) || failed.has(subscription.id)) continue;
    const key = `${subscription.nextChargeDate} ${subscription.addressId}`;
    const group = groups.get(key);
    if (group) group.push(subscription);
    else groups.set(key, [subscription]);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, subscriptions]) => {
      const [first] = subscriptions;
      if (!first) return [];
      const { addressId, nextChargeDate: scheduledOn } = first;
      return [
        {
          id: chargeId(data, addressId, scheduledOn),
          customerId,
          addressId,
          scheduledOn,
          subscriptions,
        },
      ];
    });
}
