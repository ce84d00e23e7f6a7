import { placeRenewal } from '~/sandbox/commerce/checkout/renewal-orders';
import { sendOrderConfirmation } from '~/sandbox/commerce/customer/mails';
import { addDays } from '~/sandbox/core/calendar';
import type { StoredCharge } from '../model';
import { save, type Account, type BillingRuntime } from '../runtime';
import { isExpired } from './cards';
import { renewalLines, renewalOf } from './renewal';
import { nextChargeAfter } from './schedule';
import { sendPaymentFailed } from '../mails';

const RETRY_DAYS = 3;
const MOST_ATTEMPTS = 8;

/** A charge that is due. */
export interface DueCharge {
  readonly charge: Pick<
    StoredCharge,
    'id' | 'customerId' | 'addressId' | 'scheduledOn' | 'items' | 'attempts' | 'createdAt'
  >;
  /** The day of the attempt, as an ISO 8601 date. */
  readonly on: string;
  readonly at: Date;
}

type Failure = NonNullable<StoredCharge['error']>;

function fail(
  billing: BillingRuntime,
  account: Account,
  { charge, on, at }: DueCharge,
  error: Failure,
): void {
  const attempts = charge.attempts + 1;
  const isLast = attempts >= MOST_ATTEMPTS;
  save(billing, 'charges', {
    ...charge,
    status: 'error',
    type: 'recurring',
    orderId: null,
    processedAt: null,
    error,
    attempts,
    retryOn: isLast ? null : addDays(on, RETRY_DAYS),
    updatedAt: at.toISOString(),
  });
  if (attempts === 1) sendPaymentFailed(account, error.text);
  if (!isLast) return;
  for (const { subscriptionId } of charge.items) {
    const subscription = billing.state.value.subscriptions[String(subscriptionId)];
    if (subscription) {
      save(billing, 'subscriptions', { ...subscription, maxRetriesReached: true });
    }
  }
}

/** Moves the subscriptions of a charge to their next date. */
function advance(billing: BillingRuntime, { charge, on, at }: DueCharge): void {
  for (const { subscriptionId } of charge.items) {
    const subscription = billing.state.value.subscriptions[String(subscriptionId)];
    if (!subscription) continue;
    save(billing, 'subscriptions', {
      ...subscription,
      nextChargeDate: nextChargeAfter(subscription, on),
      maxRetriesReached: false,
      updatedAt: at.toISOString(),
    });
  }
}

/**
 * Charges the card of an address. A successful charge becomes an order, and its subscriptions move
 * to their next date; a failed one is retried every three days, up to eight attempts.
 */
export function processCharge(billing: BillingRuntime, account: Account, due: DueCharge): void {
  const { charge, on, at } = due;
  const data = billing.state.value;
  const address = data.addresses[String(charge.addressId)];
  const card = data.paymentMethods[String(address?.paymentMethodId)];
  const { store } = account;
  const lines = renewalLines(store, charge.items, data);
  if (!address || !card || isExpired(card, on)) {
    const text = 'Your card has expired. Customer needs to update card.';
    fail(billing, account, due, { type: 'CUSTOMER_NEEDS_TO_UPDATE_CARD', text });
    return;
  }
  if (lines.length === 0) {
    fail(billing, account, due, { type: 'INVENTORY', text: 'The item is no longer sold.' });
    return;
  }
  const order = placeRenewal(store, renewalOf(account, address, { lines, createdAt: at }));
  save(billing, 'charges', {
    ...charge,
    status: 'success',
    type: 'recurring',
    orderId: order.id,
    error: null,
    retryOn: null,
    attempts: charge.attempts + 1,
    processedAt: at.toISOString(),
    updatedAt: at.toISOString(),
  });
  advance(billing, due);
  sendOrderConfirmation(store, order, `http://127.0.0.1:${store.settings.port}`);
}
