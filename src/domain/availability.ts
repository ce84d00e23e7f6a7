import type { Availability, Variant } from './product';

/** What the store tells about a variant. */
export interface StockFacts {
  readonly isAvailableForSale: boolean;
  /** `availability` metafields of the variant and of its product; the variant's goes first. */
  readonly variantNote: string | null;
  readonly productNote: string | null;
}

const NOTES = new Map<string | null, Availability>([
  ['coming_soon', 'comingSoon'],
  ['discontinued', 'discontinued'],
]);

/** The button state of a variant (spec storefront §4): an editor's note wins over the stock. */
export const availabilityOf = ({
  isAvailableForSale,
  variantNote,
  productNote,
}: StockFacts): Availability =>
  NOTES.get(variantNote) ??
  NOTES.get(productNote) ??
  (isAvailableForSale ? 'inStock' : 'outOfStock');

/** The states of a product, the one that a shopper likes best first. */
export const BEST_FIRST: readonly Availability[] = [
  'inStock',
  'comingSoon',
  'outOfStock',
  'discontinued',
];

/** The best state of a product's variants: one that can be bought makes the product available. */
export const bestAvailability = (
  variants: readonly Pick<Variant, 'availability'>[],
): Availability =>
  BEST_FIRST.find(state => variants.some(variant => variant.availability === state)) ??
  'outOfStock';
