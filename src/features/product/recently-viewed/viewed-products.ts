import type { Money } from '~/src/domain/commerce/money';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { recordsOf } from '~/src/domain/data/read';

/** The maximum number of products in a visitor's list. */
export const VIEWED_LIMIT = 12;

/** Fewer products make no row. */
export const FEWEST_SHOWN = 2;

/** A product as it was when its page was viewed. */
export interface ViewedProduct {
  readonly handle: string;
  readonly title: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly price: Money;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
}

/** The stored data of a product; null for one without variants. */
export const toViewedProduct = (
  product: Pick<Product, 'handle' | 'title' | 'images'> & {
    readonly variants: readonly Pick<Variant, 'price'>[];
  },
): ViewedProduct | null => {
  const [cheapest, ...others] = [...product.variants].sort((a, b) => a.price.cents - b.price.cents);
  if (!cheapest) return null;
  const [image] = product.images;
  return {
    handle: product.handle,
    title: product.title,
    image: image ? { url: image.url, width: image.width, height: image.height } : null,
    price: cheapest.price,
    isFrom: others.some(({ price }) => price.cents > cheapest.price.cents),
  };
};

/** A stored list, not yet parsed, without one product. */
export const viewedExcept = (kept: unknown, handle: string): readonly unknown[] =>
  recordsOf(kept).filter(each => each.handle !== handle);

/** The list after a product was viewed: newest first, at most twelve. */
export const addViewedProduct = (kept: unknown, product: ViewedProduct): readonly unknown[] =>
  [product, ...viewedExcept(kept, product.handle)].slice(0, VIEWED_LIMIT);
