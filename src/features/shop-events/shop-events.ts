import type { CartLine } from '~/src/domain/commerce/cart';
import type { Product, Variant } from '~/src/domain/commerce/product';
import type { TileCard } from '~/src/domain/collections/tile-card';

/** A change of the cart that the store has confirmed. */
export interface CartChange {
  readonly type: 'added' | 'removed';
  readonly line: CartLine;
  /** How many were added or removed. */
  readonly quantity: number;
}

/** What happened in the shop, for whoever measures. */
export type ShopEvent =
  | CartChange
  | { readonly type: 'route'; readonly path: string; readonly title: string }
  /** A page has been waited for for a second. */
  | { readonly type: 'slowRoute'; readonly path: string }
  | {
      readonly type: 'itemSeen';
      readonly product: Pick<Product, 'title' | 'productType' | 'vendor'>;
      readonly variant: Pick<Variant, 'sku' | 'title' | 'price'>;
    }
  | {
      readonly type: 'listSeen';
      readonly list: { readonly id: string; readonly name: string };
      readonly cards: readonly TileCard[];
    }
  | { readonly type: 'checkout'; readonly lines: readonly CartLine[] };

type Listener = (event: ShopEvent) => void;

/** As many as are kept until somebody listens. */
export const MOST_KEPT = 50;

const kept: ShopEvent[] = [];
let hear: Listener | null = null;

/** Tells whoever listens, now or, for the first of them, later. */
export function tell(event: ShopEvent): void {
  if (hear) hear(event);
  else if (kept.length < MOST_KEPT) kept.push(event);
}

/** The one who listens from now on; what was kept comes first. Null keeps what comes. */
export function hearShop(listener: Listener | null): void {
  hear = listener;
  if (listener) kept.splice(0).forEach(listener);
}
