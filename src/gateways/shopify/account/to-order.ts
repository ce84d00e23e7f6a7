import type { ResultOf } from 'gql.tada';
import { isLineQuantity } from '~/src/domain/commerce/cart';
import { addMoney, type Money } from '~/src/domain/commerce/money';
import {
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  type Order,
  type OrderDiscount,
  type OrderFulfillment,
  type OrderLine,
} from '~/src/domain/commerce/order';
import { listOf, numberOf, textOrEmpty } from '~/src/domain/data/read';
import { toAttributes } from '../cart/to-cart-line';
import { toSelectedOptions } from '../catalogue/to-options';
import type { orderFragment } from '../documents/account-fragments';
import { toImage } from '../to-image';
import { toMoney } from '../to-money';
import { presentEntries, type Untrusted } from '../untrusted';

export type WireOrder = NonNullable<Untrusted<ResultOf<typeof orderFragment>>>;
type WireLine = NonNullable<
  NonNullable<NonNullable<NonNullable<WireOrder['lineItems']>['nodes']>>[number]
>;
type WireVariant = NonNullable<WireLine['variant']>;

const ORDER_ID = /^gid:\/\/shopify\/Order\/(\d+)(?:\?|$)/;

/** The digits of an order's id, which carries a secret key behind them; null for no such id. */
export const orderNumberOf = (id: unknown): string | null =>
  ORDER_ID.exec(textOrEmpty(id))?.[1] ?? null;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find(each => each === value) ?? null;

const httpsOnly = (url: unknown): string | null => {
  const text = textOrEmpty(url);
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
};

interface WireName {
  readonly title?: unknown;
  readonly code?: unknown;
}

const nameOf = (wire: WireName | null | undefined): string =>
  textOrEmpty(wire?.title) || textOrEmpty(wire?.code);

const toLineDiscounts = (wire: WireLine): OrderLine['discounts'] =>
  presentEntries(wire.discountAllocations).flatMap(({ allocatedAmount, discountApplication }) => {
    const amount = toMoney(allocatedAmount);
    const name = nameOf(discountApplication);
    return amount && name !== '' ? [{ name, amount }] : [];
  });

const toVariant = (wire: WireVariant, title: string): OrderLine['variant'] => {
  const id = textOrEmpty(wire.id);
  if (id === '') return null;
  return {
    id,
    productHandle: textOrEmpty(wire.product?.handle) || null,
    productTags: presentEntries(wire.product?.tags).map(textOrEmpty),
    requiresShipping: wire.requiresShipping !== false,
    image: toImage(wire.image, title),
    selectedOptions: toSelectedOptions(wire.selectedOptions),
    subscriptionFrequency: textOrEmpty(wire.subscriptionFrequency?.value) || null,
  };
};

/** A line of an order; null when it lacks its title, a quantity that can be true, or its price. */
const toLine = (wire: WireLine): OrderLine | null => {
  const title = textOrEmpty(wire.title);
  const originalTotal = toMoney(wire.originalTotalPrice);
  if (title === '' || !originalTotal || !isLineQuantity(wire.quantity)) return null;
  return {
    title,
    quantity: wire.quantity,
    originalTotal,
    total: toMoney(wire.discountedTotalPrice) ?? originalTotal,
    discounts: toLineDiscounts(wire),
    variant: wire.variant ? toVariant(wire.variant, title) : null,
  };
};

const totalOf = (lines: readonly OrderLine[], wanted: string): Money | null => {
  const [first, ...rest] = lines
    .flatMap(({ discounts }) => discounts)
    .filter(({ name }) => name === wanted)
    .map(({ amount }) => amount);
  if (!first) return null;
  return rest.filter(({ currency }) => currency === first.currency).reduce(addMoney, first);
};

/** Discounts by name, each once, with what they took off the lines. */
const toDiscounts = (wire: WireOrder, lines: readonly OrderLine[]): readonly OrderDiscount[] => {
  const found = new Map<string, OrderDiscount>();
  for (const discount of presentEntries(wire.discountApplications?.nodes)) {
    const name = nameOf(discount);
    if (name === '') continue;
    const percent = numberOf(discount.value?.percentage);
    const amount = totalOf(lines, name) ?? toMoney(discount.value);
    found.set(name, { name, amount, percent });
  }
  return [...found.values()];
};

const toFulfillments = (wire: WireOrder['successfulFulfillments']): readonly OrderFulfillment[] =>
  presentEntries(wire).map(({ trackingCompany, trackingInfo }) => ({
    company: textOrEmpty(trackingCompany) || null,
    tracking: presentEntries(trackingInfo).flatMap(({ number, url }) => {
      const entry = { number: textOrEmpty(number) || null, url: httpsOnly(url) };
      return entry.number === null && entry.url === null ? [] : [entry];
    }),
  }));

const joined = (...parts: readonly unknown[]): string =>
  parts.map(textOrEmpty).filter(Boolean).join(' ');

const toAddress = (wire: WireOrder['shippingAddress']): Order['shippingAddress'] => {
  if (!wire) return null;
  const area = [textOrEmpty(wire.city), joined(wire.province, wire.zip)].filter(Boolean).join(', ');
  const { name, company, address1, address2, country } = wire;
  const lines = [name, company, address1, address2].map(textOrEmpty);
  return [...lines, area, textOrEmpty(country)].filter(Boolean);
};

/** An order; null when it lacks its id, date or total. Lines that cannot be read are counted. */
export const toOrder = (wire: WireOrder): Order | null => {
  const id = orderNumberOf(wire.id);
  const processedAt = textOrEmpty(wire.processedAt);
  const total = toMoney(wire.totalPrice);
  if (id === null || Number.isNaN(Date.parse(processedAt)) || !total) return null;
  const wireLines = wire.lineItems?.nodes;
  const lines = presentEntries(wireLines).flatMap(line => toLine(line) ?? []);
  return {
    id,
    name: textOrEmpty(wire.name) || `#${id}`,
    processedAt,
    financialStatus: oneOf(FINANCIAL_STATUSES, wire.financialStatus),
    fulfillmentStatus: oneOf(FULFILLMENT_STATUSES, wire.fulfillmentStatus),
    attributes: toAttributes(wire.customAttributes),
    total,
    currentTotal: toMoney(wire.currentTotalPrice) ?? total,
    subtotal: toMoney(wire.subtotalPrice),
    shipping: toMoney(wire.totalShippingPrice),
    tax: toMoney(wire.totalTax),
    shippingAddress: toAddress(wire.shippingAddress),
    billingAddress: toAddress(wire.billingAddress),
    lines,
    unreadableLines: listOf(wireLines).length - lines.length,
    discounts: toDiscounts(wire, lines),
    fulfillments: toFulfillments(wire.successfulFulfillments),
  };
};
