import type { Variant } from '~/src/domain/commerce/product';
import { useCart } from '~/src/features/cart';

/** At or below this number, the page says how few are left. */
export const LOW_STOCK = 5;

export interface StockLimit {
  /** How many more can be added; null when stock sets no limit. */
  readonly max: number | null;
  readonly left: number;
  /** The quantity of this variant in the cart, on any plan. */
  readonly inCart: number;
}

/** The stock of a variant beyond what the cart contains. */
export const useStockLimit = (variant: Variant | null): StockLimit => {
  const { lines } = useCart().view;
  const left = variant?.quantityAvailable ?? null;
  const inCart = lines
    .filter(({ merchandise }) => merchandise.id === variant?.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { max: left === null ? null : Math.max(0, left - inCart), left: left ?? 0, inCart };
};

/** Whether to say that some of the last few are in the shopper's cart. */
export const isNearLimit = ({ max, left, inCart }: StockLimit, quantity: number): boolean =>
  max !== null && inCart > 0 && (left <= LOW_STOCK || quantity >= max);
