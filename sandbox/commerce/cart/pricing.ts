import type { CatalogueDiscount, CataloguePlan, CatalogueVariant } from '../catalogue/model';
import { subtractPercent } from '../money';
import { isCode, isOffered, lineAllocations, orderAllocations, type Buyer } from './discounts';
import type { Allocation, PricedCart, PricedLine, ResolvedLine } from './model';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const centsOf = (allocations: readonly Allocation[]) => sum(allocations.map(({ cents }) => cents));

/** One unit on a plan, in cents; the variant's own price without one. */
export const planPrice = (variant: CatalogueVariant, plan: CataloguePlan | null): number =>
  plan ? subtractPercent(variant.priceCents, plan.discountPercent) : variant.priceCents;

/** What one unit would cost without its sale or plan; null where that is no more. */
export function compareAt(variant: CatalogueVariant, unitCents: number): number | null {
  if (variant.compareAtCents !== null) return variant.compareAtCents;
  return unitCents < variant.priceCents ? variant.priceCents : null;
}

/**
 * The costs of a cart. Product discounts count towards the subtotal, discounts on the whole order
 * only towards the total, as in the platform's `CartCost`.
 */
export function priceCart(
  lines: readonly ResolvedLine[],
  buyer: Buyer,
  discounts: readonly CatalogueDiscount[],
): PricedCart {
  const subtotals = lines.map(
    ({ line, variant, plan }) => planPrice(variant, plan) * line.quantity,
  );
  const reached = sum(subtotals);
  const offered = discounts.filter(
    discount => isOffered(discount, buyer) && reached >= discount.minimumCents,
  );
  const priced = lines.map((resolved, index): PricedLine => {
    const { line, variant, plan } = resolved;
    const subtotalCents = subtotals[index] ?? 0;
    const unitCents = planPrice(variant, plan);
    const allocations = lineAllocations(
      { productHandle: variant.productHandle, quantity: line.quantity, subtotalCents },
      offered,
    );
    const compareAtCents = compareAt(variant, unitCents);
    const totalCents = subtotalCents - centsOf(allocations);
    return { ...resolved, unitCents, compareAtCents, subtotalCents, totalCents, allocations };
  });
  const subtotalCents = sum(priced.map(line => line.totalCents));
  const onOrder = orderAllocations(subtotalCents, offered);
  const applied = [...priced.flatMap(line => line.allocations), ...onOrder];
  return {
    lines: priced,
    orderAllocations: onOrder,
    subtotalCents,
    totalCents: subtotalCents - centsOf(onOrder),
    codes: buyer.codes.map(code => ({
      code,
      applicable: applied.some(({ discount }) => isCode(discount, code)),
    })),
  };
}
