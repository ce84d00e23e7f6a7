import { randomBytes } from 'node:crypto';
import type { PricedCart, PricedLine, StoredAttribute } from '../cart/model';
import type { CataloguePlan, CatalogueVariant } from '../catalogue/model';
import type { StoreRuntime } from '../runtime';
import { trackingUrl } from '../tracking-url';
import { createOrder } from './create-order';
import type { OrderAddress, OrderRecord } from './order-model';
import { checkoutTotals, isShipped } from './totals';
import { returnUrl } from './return-url';

/** One item of a charge. */
export interface RenewalLine {
  readonly variant: CatalogueVariant;
  readonly plan: CataloguePlan | null;
  readonly quantity: number;
  /** One unit, in cents. */
  readonly unitCents: number;
  readonly attributes: readonly StoredAttribute[];
}

/** What a charge of a subscription needs to become an order. */
export interface Renewal {
  readonly lines: readonly RenewalLine[];
  readonly customerId: number;
  readonly email: string;
  readonly shippingAddress: OrderAddress;
  readonly note: string | null;
  readonly createdAt: Date;
}

const pricedLine = (line: RenewalLine, index: number): PricedLine => {
  const { variant, plan, quantity, unitCents, attributes } = line;
  const cents = unitCents * quantity;
  return {
    line: {
      id: String(index),
      variantId: variant.id,
      quantity,
      planId: plan?.id ?? null,
      attributes,
    },
    variant,
    plan,
    unitCents,
    compareAtCents: null,
    allocations: [],
    subtotalCents: cents,
    totalCents: cents,
  };
};

/** A cart of what a subscription sends, at the prices of the subscription. */
export function renewalCart(lines: readonly RenewalLine[]): PricedCart {
  const priced = lines.map(pricedLine);
  const cents = priced.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    lines: priced,
    orderAllocations: [],
    subtotalCents: cents,
    totalCents: cents,
    codes: [],
  };
}

/** What a charge comes to: subtotal, shipping and tax, in cents. */
export const renewalTotals = (
  { settings }: Pick<StoreRuntime, 'settings'>,
  lines: readonly RenewalLine[],
) => checkoutTotals(renewalCart(lines), settings);

/** The orders with one more, in the order of their dates. */
const inserted = (orders: readonly OrderRecord[], order: OrderRecord): readonly OrderRecord[] => {
  const later = orders.findIndex(({ createdAt }) => createdAt > order.createdAt);
  const place = later === -1 ? orders.length : later;
  return [...orders.slice(0, place), order, ...orders.slice(place)];
};

/**
 * Makes the order of a charge: it gets the next number and the stock is reduced. Services, which are not shipped,
 * are fulfilled at once.
 */
export function placeRenewal(store: StoreRuntime, renewal: Renewal): OrderRecord {
  const priced = renewalCart(renewal.lines);
  const { nextOrderNumber } = store.state.value;
  const created = createOrder(store, {
    priced,
    email: renewal.email,
    customerId: renewal.customerId,
    note: renewal.note,
    shippingAddress: renewal.shippingAddress,
    createdAt: renewal.createdAt,
    attributes: [],
    token: randomBytes(16).toString('hex'),
    number: nextOrderNumber,
    returnUrl: returnUrl(null, store.settings, process.env.SITE_URL ?? 'http://localhost:8000'),
  });
  const order: OrderRecord = isShipped(priced)
    ? created
    : { ...created, fulfillmentStatus: 'FULFILLED' };
  store.state.update(data => ({
    ...data,
    orders: inserted(data.orders, order),
    sold: renewal.lines.reduce<Record<string, number>>(
      (sold, { variant, quantity }) => ({
        ...sold,
        [variant.id]: (sold[String(variant.id)] ?? 0) + quantity,
      }),
      { ...data.sold },
    ),
    nextOrderNumber: nextOrderNumber + 1,
  }));
  return order;
}

/** Whether an order has not shipped yet. */
export const isUnshipped = ({ fulfillmentStatus }: OrderRecord): boolean =>
  fulfillmentStatus === 'UNFULFILLED';

/** Sends an order in one parcel. */
export function shipRenewal({ state, settings }: StoreRuntime, orderId: number): void {
  const company = settings.country === 'CA' ? 'Canada Post' : 'USPS';
  state.update(data => ({
    ...data,
    orders: data.orders.map(order => {
      if (order.id !== orderId || !isUnshipped(order)) return order;
      const number = `94001${String(order.id).padStart(17, '0')}`;
      const lines = order.lines.map(({ quantity }, line) => ({ line, quantity }));
      const tracking = [{ number, url: trackingUrl(company, number) }];
      const parcel = { trackingCompany: company, tracking, lines };
      return { ...order, fulfillmentStatus: 'FULFILLED' as const, fulfillments: [parcel] };
    }),
  }));
}
