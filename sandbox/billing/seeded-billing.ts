import type { SeedCard, SeedSubscription } from '~/seed/types';
import { numericId } from '../commerce/catalogue/ids';
import type { OrderLine, OrderRecord } from '../commerce/checkout/order-model';
import type { StoreRuntime } from '../commerce/runtime';
import { addDays, addMonths, dateIn, dayOfMonth, nextOnSchedule } from '../core/calendar';
import { customerPrice } from './customer-price';
import { frequencyOf, intervalOf, plansOf } from './frequency';
import { billingCustomerId, postalOf } from './life/import-contracts';
import { chargeItem } from './life/upcoming';
import type {
  BillingAddress,
  BillingCustomer,
  BillingData,
  Frequency,
  PaymentMethod,
  StoredCharge,
  Subscription,
} from './model';
import { seededSubscriptionId } from './seeded-service-plans';
import { emptyBilling } from './state';

interface Surroundings {
  readonly store: StoreRuntime;
  /** The subscription's first order and its renewals. */
  readonly origin: OrderRecord;
  readonly renewals: readonly OrderRecord[];
  readonly line: OrderLine;
  /** Today in the store's time zone. */
  readonly today: string;
  readonly now: Date;
}

const dated = (createdAt: string) => ({ createdAt, updatedAt: createdAt });

const dayOf = ({ createdAt }: OrderRecord, { settings }: StoreRuntime): string =>
  dateIn(new Date(createdAt), settings.timeZone);

function customerOf({ store, origin }: Surroundings): BillingCustomer {
  const { customerId } = origin;
  return {
    id: billingCustomerId(store, customerId),
    store: store.settings.id,
    storeCustomerId: customerId,
    ...dated(origin.createdAt),
  };
}

function cardsOf(
  seed: readonly SeedCard[],
  customerId: number,
  { store, origin, today }: Surroundings,
): readonly PaymentMethod[] {
  return seed.map(({ brand, last4, expiresInMonths, isDefault }, place) => {
    const expiry = addMonths(today, expiresInMonths, 1);
    return {
      id: numericId('payment method', String(customerId), String(place)),
      customerId,
      brand,
      last4,
      isDefault,
      expiryMonth: Number(expiry.slice(5, 7)),
      expiryYear: Number(expiry.slice(0, 4)),
      postal: postalOf(store, origin),
      ...dated(origin.createdAt),
    };
  });
}

function addressOf({ store, origin }: Surroundings, card: PaymentMethod): BillingAddress {
  const postal = postalOf(store, origin);
  const { customerId } = card;
  return {
    id: numericId('billing address', String(customerId), postal.address1, String(card.id)),
    customerId,
    postal,
    paymentMethodId: card.id,
    orderNote: null,
    ...dated(origin.createdAt),
  };
}

function frequencyOfLine({ store, line }: Surroundings): Frequency {
  const variant = store.catalogue.variantsById.get(line.variantId);
  const plan = variant && plansOf(store, variant).find(({ name }) => name === line.planName);
  if (!plan) throw new Error(`seed/accounts/subscriptions.json: "${line.sku}" is on no plan.`);
  return frequencyOf({ unit: plan.interval, count: plan.intervalCount });
}

function subscriptionOf(
  seed: SeedSubscription,
  surroundings: Surroundings,
  address: BillingAddress,
): Subscription {
  const { store, origin, renewals, line, today, now } = surroundings;
  const last = dayOf(renewals.at(-1) ?? origin, store);
  const frequency = frequencyOfLine(surroundings);
  const schedule = { interval: intervalOf(frequency), day: dayOfMonth(last) };
  const { cancelled, petName } = seed;
  const variant = store.catalogue.variantsById.get(line.variantId);
  const ended = cancelled ? addDays(today, -cancelled.daysAgo) : null;
  return {
    id: seededSubscriptionId(seed),
    customerId: address.customerId,
    addressId: address.id,
    frequency,
    variantId: line.variantId,
    quantity: line.quantity,
    unitCents: variant
      ? customerPrice({ customer: customerOf(surroundings), store }, variant, line.unitCents)
      : line.unitCents,
    dayOfMonth: schedule.day,
    nextChargeDate: nextOnSchedule(last, schedule, ended ?? today),
    properties: petName === undefined ? [] : [{ name: 'Pet name', value: petName }],
    cancellation: cancelled
      ? {
          at: new Date(now.getTime() - cancelled.daysAgo * 24 * 3_600_000).toISOString(),
          reason: cancelled.reason,
          comments: cancelled.comments ?? null,
        }
      : null,
    maxRetriesReached: false,
    ...dated(origin.createdAt),
  };
}

function chargeOf(
  subscription: Subscription,
  order: OrderRecord,
  { store, origin }: Surroundings,
): StoredCharge {
  const isCheckout = order === origin;
  return {
    id: numericId('charge', isCheckout ? 'checkout' : 'renewal', String(order.id)),
    customerId: subscription.customerId,
    addressId: subscription.addressId,
    status: 'success',
    type: isCheckout ? 'checkout' : 'recurring',
    orderId: order.id,
    scheduledOn: dayOf(order, store),
    processedAt: order.createdAt,
    attempts: 1,
    items: [chargeItem(subscription)],
    error: null,
    retryOn: null,
    ...dated(order.createdAt),
  };
}

/** Skips the next charge and moves the subscription to the date after it. */
function skipped(subscription: Subscription): {
  readonly subscription: Subscription;
  readonly charge: StoredCharge;
} {
  const { nextChargeDate, frequency, customerId, addressId, createdAt } = subscription;
  const schedule = { interval: intervalOf(frequency), day: subscription.dayOfMonth };
  return {
    subscription: {
      ...subscription,
      nextChargeDate: nextOnSchedule(nextChargeDate, schedule, nextChargeDate),
    },
    charge: {
      id: numericId('charge', String(addressId), nextChargeDate, '0'),
      customerId,
      addressId,
      status: 'skipped',
      type: 'recurring',
      orderId: null,
      scheduledOn: nextChargeDate,
      processedAt: null,
      attempts: 0,
      items: [chargeItem(subscription)],
      error: null,
      retryOn: null,
      ...dated(createdAt),
    },
  };
}

const added = <T extends { readonly id: number }>(
  table: Readonly<Record<string, T>>,
  records: readonly T[],
): Readonly<Record<string, T>> => ({
  ...table,
  ...Object.fromEntries(records.map(record => [record.id, record])),
});

function withSubscription(
  data: BillingData,
  seed: SeedSubscription,
  cards: readonly SeedCard[],
  surroundings: Surroundings,
): BillingData {
  const customer = customerOf(surroundings);
  const methods = cardsOf(cards, customer.id, surroundings);
  const card = methods[seed.card];
  if (!card) throw new Error(`seed/accounts/cards.json: ${seed.email} has no card ${seed.card}.`);
  const address = addressOf(surroundings, card);
  const bought = subscriptionOf(seed, surroundings, address);
  const { origin, renewals } = surroundings;
  const paid = [origin, ...renewals].map(order => chargeOf(bought, order, surroundings));
  const { subscription, charge } = seed.isNextSkipped
    ? skipped(bought)
    : { subscription: bought, charge: null };
  return {
    ...data,
    customers: added({ [customer.id]: customer }, Object.values(data.customers)),
    paymentMethods: added(data.paymentMethods, methods),
    addresses: added(data.addresses, [address]),
    subscriptions: added(data.subscriptions, [subscription]),
    charges: added(data.charges, charge ? [...paid, charge] : paid),
  };
}

/**
 * The initial records: the demo accounts' subscriptions and their charges. Those whose orders are
 * missing, because the store's state is older, are left out.
 */
export function seededBilling(
  {
    subscriptions,
    cards,
  }: {
    readonly subscriptions: readonly SeedSubscription[];
    readonly cards: readonly SeedCard[];
  },
  stores: readonly StoreRuntime[],
  clock: () => Date,
): BillingData {
  const now = clock();
  return subscriptions.reduce((data, seed) => {
    const store = stores.find(({ settings }) => settings.id === seed.store);
    const find = (number: number) =>
      store?.state.value.orders.find(({ name }) => name === `#${number}`) ?? null;
    const origin = find(seed.order);
    const line = origin?.lines.find(({ sku }) => sku === seed.sku);
    if (!store || !origin || !line) return data;
    const renewals = seed.renewals.flatMap(number => find(number) ?? []);
    const today = dateIn(now, store.settings.timeZone);
    const own = cards.filter(({ email }) => email === seed.email);
    return withSubscription(data, seed, own, { store, origin, renewals, line, today, now });
  }, emptyBilling());
}
