import * as v from 'valibot';
import { storeId } from '../brands';
import { moment, words } from '../load/fields';
import { readJson } from '../load/json';
import type { SeedAccount, SeedCard, SeedOrder, SeedSubscription } from '../types';

const address = v.strictObject({
  firstName: words,
  lastName: words,
  company: v.string(),
  address1: words,
  address2: v.string(),
  city: words,
  province: words,
  zip: words,
  phone: v.string(),
});

const account = v.strictObject({
  email: v.pipe(v.string(), v.email('takes an email address.')),
  password: v.pipe(v.string(), v.minLength(8, 'takes 8 characters or more.')),
  firstName: words,
  lastName: words,
  phone: v.nullable(words),
  tags: v.array(words),
  acceptsMarketing: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  addresses: v.strictObject({ US: v.array(address), CA: v.array(address) }),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(1, 'takes 1 or more.'));

const email = v.pipe(v.string(), v.email('takes an email address.'));
const place = v.pipe(v.number(), v.integer(), v.minValue(0, 'takes 0 or more.'));

const order = v.strictObject({
  store: storeId,
  email,
  number: v.pipe(count, v.maxValue(1000, 'takes a number below 1001, where new orders begin.')),
  daysAgo: count,
  financialStatus: v.picklist([
    ...(['AUTHORIZED', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'] as const),
    ...(['PENDING', 'REFUNDED', 'VOIDED'] as const),
  ]),
  fulfillmentStatus: v.picklist([
    ...(['FULFILLED', 'IN_PROGRESS', 'ON_HOLD', 'OPEN', 'PARTIALLY_FULFILLED'] as const),
    ...(['PENDING_FULFILLMENT', 'RESTOCKED', 'SCHEDULED', 'UNFULFILLED'] as const),
  ]),
  lines: v.array(
    v.strictObject({
      sku: words,
      quantity: count,
      plan: v.optional(words),
      removed: v.optional(count),
    }),
  ),
  codes: v.array(words),
  address: place,
  parcels: v.array(
    v.strictObject({ company: words, numbers: v.array(words), skus: v.array(words) }),
  ),
  cancelReason: v.optional(
    v.picklist(['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF']),
  ),
  note: v.optional(words),
});

const card = v.strictObject({
  email,
  brand: words,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/, 'takes four digits.')),
  expiresInMonths: v.pipe(v.number(), v.integer()),
  isDefault: v.boolean(),
});

const subscription = v.strictObject({
  store: storeId,
  email,
  order: count,
  sku: words,
  petName: v.optional(words),
  renewals: v.array(count),
  card: place,
  isNextSkipped: v.optional(v.boolean()),
  cancelled: v.optional(
    v.strictObject({ daysAgo: count, reason: words, comments: v.optional(words) }),
  ),
  license: v.optional(v.picklist(['consumed', 'allocated', 'available'])),
});

/**
 * The demo accounts: verified in the user pool, and customers of every store. Their passwords are in
 * docs/sandbox.md; they open nothing but the sandbox.
 */
export const accounts: readonly SeedAccount[] = readJson(
  'accounts/accounts.json',
  v.array(account),
);

/** What the demo accounts bought: every status of an order is among it. */
export const orders: readonly SeedOrder[] = readJson('accounts/orders.json', v.array(order));

/** The cards of the demo accounts; one has expired. */
export const cards: readonly SeedCard[] = readJson('accounts/cards.json', v.array(card));

/** The subscriptions of the demo accounts. */
export const subscriptions: readonly SeedSubscription[] = readJson(
  'accounts/subscriptions.json',
  v.array(subscription),
);
