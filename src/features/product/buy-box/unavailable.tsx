import type { ProductCard, Variant } from '~/src/domain/commerce/product';
import { StockAlert } from '../stock-alert/stock-alert';
import { Replacement } from './replacement';

export interface UnavailableProps {
  readonly variant: Variant;
  /** What is offered in place of a product that is no longer made. */
  readonly replacement: ProductCard | null;
}

/** What a shopper can do about a variant that cannot be bought. */
export function Unavailable({ variant, replacement }: UnavailableProps) {
  if (variant.availability !== 'discontinued') {
    return <StockAlert key={variant.id} variant={variant} />;
  }
  return replacement && <Replacement card={replacement} />;
}
