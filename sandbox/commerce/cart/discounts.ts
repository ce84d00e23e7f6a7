import type { CatalogueDiscount } from '../catalogue/model';
import type { Allocation } from './model';

export interface DiscountableLine {
  readonly productHandle: string;
  readonly quantity: number;
  readonly subtotalCents: number;
}

/** Whether a text is the discount's code; case does not matter. */
export const isCode = ({ code }: CatalogueDiscount, typed: string): boolean =>
  code !== null && code.toLowerCase() === typed.toLowerCase();

/** The inputs of pricing: codes, and the customer's tags. */
export interface Buyer {
  readonly codes: readonly string[];
  /** Tags of the signed-in customer; none for a stranger. */
  readonly tags: readonly string[];
}

/** Whether the discount is automatic or its code typed in, and meant for this customer. */
export const isOffered = (discount: CatalogueDiscount, { codes, tags }: Buyer): boolean =>
  (discount.customerTag === null || tags.includes(discount.customerTag)) &&
  (discount.code === null || codes.some(typed => isCode(discount, typed)));

function amountOff(discount: CatalogueDiscount, cents: number, quantity: number): number {
  const { value } = discount;
  return value.kind === 'percentage'
    ? Math.round((cents * value.percent) / 100)
    : Math.min(cents, value.cents * quantity);
}

function best(allocations: readonly Allocation[]): readonly Allocation[] {
  const [first, ...others] = allocations.filter(allocation => allocation.cents > 0);
  if (!first) return [];
  return [others.reduce((winner, next) => (next.cents > winner.cents ? next : winner), first)];
}

/**
 * The best product discount for a line; discounts do not combine, the customer's own included. The
 * percentage is of the line's current price: on sale, and after its plan.
 */
export function lineAllocations(
  line: DiscountableLine,
  discounts: readonly CatalogueDiscount[],
): readonly Allocation[] {
  return best(
    discounts
      .filter(discount => discount.products.includes(line.productHandle))
      .map(discount => ({
        discount,
        cents: amountOff(discount, line.subtotalCents, line.quantity),
      })),
  );
}

/** The best discount on the whole order. */
export function orderAllocations(
  subtotalCents: number,
  discounts: readonly CatalogueDiscount[],
): readonly Allocation[] {
  return best(
    discounts
      .filter(discount => discount.products.length === 0)
      .map(discount => ({ discount, cents: amountOff(discount, subtotalCents, 1) })),
  );
}
