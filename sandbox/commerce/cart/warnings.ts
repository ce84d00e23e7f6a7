import type { StoredLine } from './model';

/** A change of stock that the platform made to the cart itself; it is no `userError`. */
export interface StockWarning {
  readonly code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  readonly message: string;
  readonly lineId: string;
}

/** The warning of a line that got fewer units than requested. `title` is that of the product. */
export function stockWarning(line: StoredLine, applied: number, title: string): StockWarning {
  if (line.quantity === 0) {
    return {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: `The product '${title}' is already sold out.`,
      lineId: line.id,
    };
  }
  return {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message:
      applied === 0
        ? `All ${line.quantity} ${title} are in your cart.`
        : `Only ${applied} items were added to your cart due to availability.`,
    lineId: line.id,
  };
}
