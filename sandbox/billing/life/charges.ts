import { accountOf, type BillingRuntime } from '../runtime';
import type { StoredCharge } from '../model';
import { chargeItem, queuedCharges } from './upcoming';

/** A charge in any state. */
export type Charge = Omit<StoredCharge, 'status'> & {
  readonly status: StoredCharge['status'] | 'queued';
};

/** All charges of a customer: queued, paid, failed and skipped ones. */
export function chargesOf(billing: BillingRuntime, customerId: number): readonly Charge[] {
  const data = billing.state.value;
  const { customer } = accountOf(billing, customerId);
  const queued = queuedCharges(data, customerId).map(({ subscriptions, ...charge }): Charge => {
    const changes = subscriptions.map(({ updatedAt }) => updatedAt).sort();
    return {
      ...charge,
      status: 'queued',
      type: 'recurring',
      processedAt: null,
      orderId: null,
      error: null,
      attempts: 0,
      retryOn: null,
      items: subscriptions.map(chargeItem),
      createdAt: changes[0] ?? customer.createdAt,
      updatedAt: changes.at(-1) ?? customer.createdAt,
    };
  });
  const stored = Object.values(data.charges).filter(charge => charge.customerId === customerId);
  return [...stored, ...queued];
}
