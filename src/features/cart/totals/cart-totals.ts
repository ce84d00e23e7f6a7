import type { CartDiscount } from '~/src/domain/commerce/cart';
import type { CartView, CartViewLine } from '../queue/optimistic-cart';
import { freeShippingOf, type FreeShipping } from '~/src/domain/commerce/free-shipping';
import { multiplyMoney, subtractMoney, sumMoney, type Money } from '~/src/domain/commerce/money';
import { regularPriceOf } from '~/src/domain/commerce/variants';

type PricedLine = Pick<CartViewLine, 'merchandise' | 'quantity' | 'total'>;

/** The total of a cart, as far as the shop knows it before the checkout. Never includes taxes. */
export interface CartTotals {
  /** What the order would cost without any saving. */
  readonly regular: Money;
  /** Everything saved, by sales, plans and discounts, on lines and on the order; zero or more. */
  readonly saved: Money;
  /** The names of the discounts that are part of it. */
  readonly discountTitles: readonly string[];
  /** Progress to free shipping, based on the amount after discounts; null if shipping is never free. */
  readonly freeShipping: FreeShipping | null;
  readonly total: Money;
}

/** What a line would cost at its regular price: compare-at where the variant is on sale. */
export const regularPrice = ({ merchandise, quantity }: PricedLine): Money =>
  multiplyMoney(regularPriceOf(merchandise), quantity);

/** What a line costs less than at its regular price; zero or more. */
export const lineSaving = (line: PricedLine): Money => {
  const { cents, currency } = subtractMoney(regularPrice(line), line.total);
  return { cents: Math.max(0, cents), currency };
};

/** Discounts in order, each limited to what the previous ones leave. */
const within = (discounts: readonly CartDiscount[], subtotal: Money): readonly CartDiscount[] => {
  let left = subtotal.cents;
  return discounts.flatMap(({ title, amount }) => {
    const cents = Math.min(left, amount.cents);
    left -= cents;
    return cents > 0 ? [{ title, amount: { ...amount, cents } }] : [];
  });
};

/**
 * The totals of a cart; null while nothing is known of it.
 * @param threshold the amount from which shipping is free, in the cart's currency
 */
export function cartTotals(
  { lines, subtotal, orderDiscounts }: Pick<CartView, 'lines' | 'subtotal' | 'orderDiscounts'>,
  threshold: Money | null,
): CartTotals | null {
  if (!subtotal) return null;
  const { currency } = subtotal;
  const discounts = within(orderDiscounts, subtotal);
  const off = sumMoney(
    discounts.map(({ amount }) => amount),
    currency,
  );
  const total = subtractMoney(subtotal, off);
  const saved = sumMoney([...lines.map(lineSaving), off], currency);
  const named = [...lines.flatMap(line => line.discounts), ...discounts];
  return {
    regular: sumMoney([total, saved], currency),
    saved,
    discountTitles: [...new Set(named.map(({ title }) => title))],
    freeShipping: freeShippingOf(total, threshold),
    total,
  };
}
