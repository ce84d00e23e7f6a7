import type { Allocation, PricedCart, PricedLine, StoredAttribute } from '../cart/model';
import type { Catalogue } from '../catalogue/model';
import { numericId } from '../catalogue/ids';
import type { StoreSettings } from '../stores';
import type { OrderAddress, OrderAllocation, OrderDiscount, OrderRecord } from './order-model';
import type { OrderLine } from './order-model';
import { checkoutTotals, isShipped } from './totals';

/** What a priced cart needs to become an order. */
export interface OrderFacts {
  readonly priced: PricedCart;
  readonly token: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly email: string;
  readonly customerId: number;
  readonly shippingAddress: OrderAddress;
  readonly note: string | null;
  readonly attributes: readonly StoredAttribute[];
  readonly returnUrl: string;
}

const discountOf = ({ discount }: Allocation): OrderDiscount => ({
  title: discount.title,
  code: discount.code,
  value: discount.value,
  isForWholeOrder: discount.products.length === 0,
});

/** Shares an amount by weight; the last share takes what rounding leaves. */
function share(cents: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map(weight => (all === 0 ? 0 : Math.floor((cents * weight) / all)));
  const rest = cents - shares.reduce((sum, each) => sum + each, 0);
  const last = weights.map(weight => weight > 0).lastIndexOf(true);
  return shares.map((each, index) => (index === last ? each + rest : each));
}

function orderLine(
  priced: PricedLine,
  allocations: readonly OrderAllocation[],
  { productsByHandle }: Catalogue,
): OrderLine {
  const { line, variant, plan } = priced;
  return {
    variantId: variant.id,
    productHandle: variant.productHandle,
    title: productsByHandle.get(variant.productHandle)?.title ?? variant.sku,
    variantTitle: variant.title === 'Default Title' ? '' : variant.title,
    sku: variant.sku,
    quantity: line.quantity,
    removedQuantity: 0,
    unitCents: priced.unitCents,
    totalCents: priced.totalCents,
    allocations,
    planName: plan?.name ?? null,
    attributes: line.attributes,
  };
}

/** The order's discounts, each once, and the lines with what of them falls on each. */
function discountedLines(
  lines: readonly PricedLine[],
  onOrder: readonly Allocation[],
  catalogue: Catalogue,
) {
  const discounts = new Map<string, OrderDiscount>();
  const place = (allocation: Allocation): number => {
    const { title } = allocation.discount;
    if (!discounts.has(title)) discounts.set(title, discountOf(allocation));
    return [...discounts.keys()].indexOf(title);
  };
  const weights = lines.map(({ totalCents }) => totalCents);
  const shared = onOrder.map(each => ({ each, shares: share(each.cents, weights) }));
  const ordered = lines.map((priced, index) => {
    const own = priced.allocations.map(each => ({ discount: place(each), cents: each.cents }));
    const parts = shared.map(({ each, shares }) => ({
      discount: place(each),
      cents: shares[index] ?? 0,
    }));
    const allocations = [...own, ...parts].filter(({ cents }) => cents > 0);
    return orderLine(priced, allocations, catalogue);
  });
  return { discounts: [...discounts.values()], lines: ordered };
}

/**
 * The order of a priced cart: paid, and not yet shipped. The way it is shipped stands among its attributes, as
 * an app of the live store writes it there: the platform's API does not tell it to customers.
 */
export function createOrder(
  { settings, catalogue }: { readonly settings: StoreSettings; readonly catalogue: Catalogue },
  facts: OrderFacts,
): OrderRecord {
  const { priced } = facts;
  const bought = priced.lines.filter(({ line }) => line.quantity > 0);
  const method = { key: 'shipping_method', value: settings.shipping.title };
  return {
    id: numericId('order', facts.token),
    name: `#${facts.number}`,
    token: facts.token,
    createdAt: facts.createdAt.toISOString(),
    currency: settings.currency,
    ...(settings.language === undefined ? {} : { language: settings.language }),
    email: facts.email,
    customerId: facts.customerId,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    shippingAddress: facts.shippingAddress,
    ...discountedLines(bought, priced.orderAllocations, catalogue),
    fulfillments: [],
    totals: checkoutTotals(priced, settings),
    ...(settings.isTaxIncluded ? { includedTaxPercent: settings.taxPercent } : {}),
    note: facts.note,
    attributes: isShipped(priced) ? [...facts.attributes, method] : facts.attributes,
    discountCodes: priced.codes.flatMap(({ code, applicable }) => (applicable ? [code] : [])),
    cancellation: null,
    returnUrl: facts.returnUrl,
  };
}
