import type { OrderLine, OrderRecord } from './order-model';
import { taxOf } from './totals';

/** What a line costs after every discount, in cents. */
export const discountedCents = ({ unitCents, quantity, allocations }: OrderLine): number =>
  unitCents * quantity - allocations.reduce((sum, { cents }) => sum + cents, 0);

/** What an order costs without the units that were taken out of it, in cents. */
export interface CurrentTotals {
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/** The order as it stands now. @param taxPercent the store's rate on goods and shipping, where it is added to them */
export function currentTotals(order: OrderRecord, taxPercent: number): CurrentTotals {
  const { lines, totals, includedTaxPercent } = order;
  const isTaxIncluded = includedTaxPercent !== undefined;
  const kept = lines.map(line => {
    const share = (line.quantity - line.removedQuantity) / line.quantity;
    return Math.round(discountedCents(line) * share);
  });
  const isEmpty = lines.every(({ quantity, removedQuantity }) => quantity === removedQuantity);
  const subtotalCents = kept.reduce((sum, cents) => sum + cents, 0);
  const shippingCents = isEmpty ? 0 : totals.shippingCents;
  const rate = { taxPercent: includedTaxPercent ?? taxPercent, isTaxIncluded };
  const taxCents = taxOf(subtotalCents + shippingCents, rate);
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    totalCents: subtotalCents + shippingCents + (isTaxIncluded ? 0 : taxCents),
  };
}
