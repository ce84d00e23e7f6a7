import type { Availability, Variant } from './product';

/** The store's data about a variant's availability. */
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

/** The store's data about the stock of a variant. */
export interface UnitFacts {
  readonly isAvailableForSale: boolean;
  /** `currentlyNotInStock`: out of stock, but still for sale. */
  readonly isNotInStock: boolean;
  /** Null if stock is not tracked; zero or negative on backorder. */
  readonly quantityAvailable: number | null;
}

/**
 * The stock of a variant. One that is for sale without stock is on backorder, and its number is no
 * limit. (The platform does not say whether a variant with stock can be sold on backorder too.)
 */
export const unitsOf = ({
  isAvailableForSale,
  isNotInStock,
  quantityAvailable,
}: UnitFacts): Pick<Variant, 'quantityAvailable' | 'isBackorder'> => {
  const isBackorder =
    isAvailableForSale && (isNotInStock || (quantityAvailable !== null && quantityAvailable <= 0));
  return { quantityAvailable: isBackorder ? null : quantityAvailable, isBackorder };
};

/** The states of a product, best first. */
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
