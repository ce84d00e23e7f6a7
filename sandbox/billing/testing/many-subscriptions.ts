import { addDays } from '~/sandbox/core/calendar';
import type { Subscription } from '../model';
import type { BillingRuntime } from '../runtime';

/**
 * Copies a subscription many times, with purchases a minute apart and charges spread over the next
 * 28 days.
 */
export function multiplySubscription(
  { state }: BillingRuntime,
  model: Subscription,
  count: number,
): void {
  const bought = Date.parse(model.createdAt);
  const copies = Array.from({ length: count }, (_, place): Subscription => {
    const createdAt = new Date(bought - (place + 1) * 60_000).toISOString();
    return {
      ...model,
      id: 1_000_000 + place,
      nextChargeDate: addDays(model.nextChargeDate, place % 28),
      createdAt,
      updatedAt: createdAt,
    };
  });
  state.update(data => ({
    ...data,
    subscriptions: {
      ...data.subscriptions,
      ...Object.fromEntries(copies.map(copy => [copy.id, copy])),
    },
  }));
}
