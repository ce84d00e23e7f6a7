import type { CartDiscount } from '~/src/domain/commerce/cart';

/** Discounts with one entry per title, which sums up those of that title. */
export function mergeDiscounts(discounts: readonly CartDiscount[]): CartDiscount[] {
  const merged = new Map<string, CartDiscount>();
  for (const { title, amount } of discounts) {
    const cents = (merged.get(title)?.amount.cents ?? 0) + amount.cents;
    merged.set(title, { title, amount: { ...amount, cents } });
  }
  return [...merged.values()];
}
