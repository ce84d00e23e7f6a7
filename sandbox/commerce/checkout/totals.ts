import type { PricedCart } from '../cart/model';
import type { StoreSettings } from '../stores';
import type { OrderTotals } from './order-model';

/** Whether anything in the cart needs shipping. */
export const isShipped = (cart: PricedCart): boolean =>
  cart.lines.some(({ line, variant }) => line.quantity > 0 && variant.weightPounds !== null);

/** The tax on an amount, or in it where prices include it. */
export const taxOf = (
  cents: number,
  { taxPercent, isTaxIncluded }: Pick<StoreSettings, 'taxPercent' | 'isTaxIncluded'>,
): number => Math.round((cents * taxPercent) / (isTaxIncluded ? 100 + taxPercent : 100));

/**
 * The total of a cart: discounts by title, shipping (free from the store's threshold, and if
 * nothing is shipped) and tax at the country's flat rate on goods and shipping, which may be in them.
 */
export function checkoutTotals(cart: PricedCart, settings: StoreSettings): OrderTotals {
  const discounts = new Map<string, number>();
  const onLines = cart.lines.flatMap(line => line.allocations);
  for (const { discount, cents } of [...onLines, ...cart.orderAllocations]) {
    discounts.set(discount.title, (discounts.get(discount.title) ?? 0) + cents);
  }
  const { cents, freeShippingThresholdCents } = settings.shipping;
  const shippingCents =
    !isShipped(cart) || cart.totalCents >= freeShippingThresholdCents ? 0 : cents;
  const taxedCents = cart.totalCents + shippingCents;
  const taxCents = taxOf(taxedCents, settings);
  return {
    subtotalCents: cart.lines.reduce((sum, line) => sum + line.subtotalCents, 0),
    discounts: [...discounts].map(([title, amount]) => ({ title, cents: amount })),
    shippingCents,
    taxCents,
    totalCents: taxedCents + (settings.isTaxIncluded ? 0 : taxCents),
  };
}
