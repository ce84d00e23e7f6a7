import { BEST_FIRST } from '../commerce/availability';
import type { CollectionIndex, IndexedProduct, IndexedVariant } from './collection-index';
import type { Availability } from '../commerce/product';

const value = (id: string, swatch: string | null = null) => ({ id, name: id, swatch });

/** Values of the fixture, by their place in the index. */
export const VALUES = { s: 0, m: 1, l: 2, slate: 3, coral: 4 } as const;

type Value = keyof typeof VALUES;

/**
 * A variant of an indexed product.
 * @param price in cents
 * @param values names of `VALUES`
 */
export const variant = (
  price: number,
  values: readonly Value[] = [],
  availability: Availability = 'inStock',
): IndexedVariant => ({
  price,
  state: BEST_FIRST.indexOf(availability),
  values: values.map(each => VALUES[each]),
});

/**
 * A product of the index; its lowest price is that of its variants.
 * @param type its position among the types of the index
 */
export const indexed = (
  type: number,
  variants: readonly IndexedVariant[],
  ranks: { readonly title?: number; readonly newest?: number } = {},
): IndexedProduct => ({
  type,
  titleRank: ranks.title ?? 0,
  newestRank: ranks.newest ?? 0,
  priceMin: Math.min(...variants.map(({ price }) => price)),
  variants,
});

/** An index of two types and two options. */
export const indexOf = (products: readonly IndexedProduct[]): CollectionIndex => ({
  types: [value('collars'), value('chews')],
  options: [
    { id: 'size', name: 'Size', values: [value('s'), value('m'), value('l')] },
    { id: 'color', name: 'Color', values: [value('slate', '#445'), value('coral', '#e86')] },
  ],
  products,
  cardFiles: [],
  cardsPerFile: 48,
});

/** A collar whose large one is sold out in coral, chews, and a collar to come. */
export const SAMPLE_INDEX: CollectionIndex = indexOf([
  indexed(
    0,
    [
      variant(9000, ['m', 'slate']),
      variant(9000, ['m', 'coral']),
      variant(9500, ['l', 'slate']),
      variant(9500, ['l', 'coral'], 'outOfStock'),
    ],
    { title: 2, newest: 1 },
  ),
  indexed(1, [variant(1500)], { title: 1, newest: 0 }),
  indexed(0, [variant(4000, ['s', 'coral'], 'comingSoon')], { title: 0, newest: 1 }),
  indexed(1, [variant(2500, ['l'], 'outOfStock'), variant(1500, ['s'], 'outOfStock')], {
    title: 1,
    newest: 2,
  }),
]);
