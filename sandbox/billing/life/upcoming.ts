import type { BillingData, ChargeItem, StoredCharge, Subscription } from '../model';
import { chargeId } from './charge-id';

/** A queued charge: all that one address is sent on one day. */
export interface QueuedCharge {
  readonly id: number;
  readonly customerId: number;
  readonly addressId: number;
  /** ISO 8601 date. */
  readonly scheduledOn: string;
  readonly subscriptions: readonly Subscription[];
}

export const chargeItem = (subscription: Subscription): ChargeItem => ({
  subscriptionId: subscription.id,
  variantId: subscription.variantId,
  quantity: subscription.quantity,
  unitCents: subscription.unitCents,
  properties: subscription.properties,
});

/** Whether a subscription is billed. */
export const isActive = ({ cancellation }: Subscription): boolean => cancellation === null;

/** The charges that failed and are tried again. */
export const failedCharges = (
  { charges }: BillingData,
  customerId: number,
): readonly StoredCharge[] =>
  Object.values(charges).filter(
    charge => charge.customerId === customerId && charge.status === 'error',
  );

/**
 * The queued charges of a customer, soonest first: they follow from the active subscriptions, so that a change of
 * one shows in its charge at once. What a failed charge holds is not queued again before that is settled.
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
