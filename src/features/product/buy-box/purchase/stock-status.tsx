import type { ProductCard } from '~/src/domain/commerce/product';
import { LazyUnavailable } from '../lazy-unavailable';
import { StockNote } from '../stock-note';
import { isNearLimit } from '../use-stock-limit';
import type { Offer } from './use-offer';

interface StockStatusProps {
  readonly offer: Offer;
  readonly quantity: number;
  /** What is offered in place of a product that is no longer made. */
  readonly replacement: ProductCard | null;
}

/** The stock of the selected variant, and what to do if it cannot be bought. */
export function StockStatus({ offer, quantity, replacement }: StockStatusProps) {
  const { variant, stockLimit } = offer;
  // Then low stock is mentioned beside the button, together with the quantity in the cart.
  const isTold = isNearLimit(stockLimit, quantity);
  return (
    <div>
      <StockNote variant={isTold && variant ? { ...variant, quantityAvailable: null } : variant} />
      {variant && variant.availability !== 'inStock' && (
        <LazyUnavailable variant={variant} replacement={replacement} />
      )}
    </div>
  );
}
