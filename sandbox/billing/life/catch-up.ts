import { isUnshipped, shipRenewal } from '~/sandbox/commerce/checkout/renewal-orders';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import { startOfDay } from '~/sandbox/core/calendar';
import { accountOf, type Account, type BillingRuntime } from '../runtime';
import { chargeReminders } from './charge-reminders';
import { billingCustomerId, importContracts } from './import-contracts';
import { processCharge, type DueCharge } from './process-charge';
import { chargeItem, failedCharges, queuedCharges } from './upcoming';

/** Packages ship one day after the charge. */
const PACKING_MS = 24 * 3_600_000;

/** Something that happens by itself at an instant. */
interface Event {
  readonly at: Date;
  readonly happen: () => void;
}

function chargeEvents(billing: BillingRuntime, account: Account): readonly Event[] {
  const data = billing.state.value;
  const { timeZone } = account.store.settings;
  const event = (charge: DueCharge['charge'], on: string): Event => {
    const at = startOfDay(on, timeZone);
    return { at, happen: () => processCharge(billing, account, { charge, on, at }) };
  };
  // They are sorted, so only the first can be the next event.
  const queued = queuedCharges(data, account.customer.id)
    .slice(0, 1)
    .map(({ subscriptions, ...charge }) => {
      const createdAt = subscriptions[0]?.updatedAt ?? billing.now().toISOString();
      const items = subscriptions.map(chargeItem);
      return event({ ...charge, items, attempts: 0, createdAt }, charge.scheduledOn);
    });
  const retries = failedCharges(data, account.customer.id).flatMap(charge =>
    charge.retryOn === null ? [] : [event(charge, charge.retryOn)],
  );
  return [...queued, ...retries];
}

function parcelEvents(billing: BillingRuntime, { customer, store }: Account): readonly Event[] {
  const waiting = new Set(
    store.state.value.orders
      .filter(order => order.customerId === customer.storeCustomerId && isUnshipped(order))
      .map(({ id }) => id),
  );
  if (waiting.size === 0) return [];
  return Object.values(billing.state.value.charges).flatMap(
    ({ type, orderId, processedAt }): readonly Event[] => {
      if (type !== 'recurring' || orderId === null || processedAt === null) return [];
      if (!waiting.has(orderId)) return [];
      const at = new Date(Date.parse(processedAt) + PACKING_MS);
      return [{ at, happen: () => shipRenewal(store, orderId) }];
    },
  );
}

function nextEvent(billing: BillingRuntime, account: Account): Event | null {
  const events = [
    ...chargeReminders(billing, account),
    ...chargeEvents(billing, account),
    ...parcelEvents(billing, account),
  ];
  const [first] = events.sort((one, other) => one.at.getTime() - other.at.getTime());
  return first && first.at.getTime() <= billing.now().getTime() ? first : null;
}

/**
 * Processes everything that is due for a customer, in chronological order: reminders, charges on
 * their day in the store's time zone, retries of failed charges, and shipments.
 */
export function catchUp(billing: BillingRuntime, account: Account): void {
  for (
    let event = nextEvent(billing, account);
    event !== null;
    event = nextEvent(billing, account)
  ) {
    event.happen();
  }
}

/** Like `catchUp`, after turning the customer's purchases into subscriptions. */
export function catchUpCustomer(
  billing: BillingRuntime,
  store: StoreRuntime,
  storeCustomerId: number,
): void {
  importContracts(billing, store, storeCustomerId);
  const id = billingCustomerId(store, storeCustomerId);
  if (billing.state.value.customers[String(id)]) catchUp(billing, accountOf(billing, id));
}

/** Catches up for every customer. */
export function catchUpAllCustomers(billing: BillingRuntime): void {
  for (const store of billing.stores) {
    for (const { id } of Object.values(store.state.value.customers)) {
      catchUpCustomer(billing, store, id);
    }
  }
}
