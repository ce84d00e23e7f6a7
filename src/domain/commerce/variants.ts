import type { Money } from './money';
import type { Product, Variant } from './product';

/** The selected values by option name; an absent option has no choice yet. */
export type Selection = Readonly<Record<string, string>>;

export type Selectable = Pick<Product, 'options' | 'variants'>;

/** Whether the variant sells below a compare-at price in its own currency. */
export const isOnSale = ({
  price,
  compareAtPrice,
}: Pick<Variant, 'price' | 'compareAtPrice'>): boolean =>
  compareAtPrice !== null &&
  compareAtPrice.currency === price.currency &&
  compareAtPrice.cents > price.cents;

/** The regular price of a variant: its compare-at price if that is valid. */
export const regularPriceOf = (variant: Pick<Variant, 'price' | 'compareAtPrice'>): Money =>
  variant.compareAtPrice !== null && isOnSale(variant) ? variant.compareAtPrice : variant.price;

/** The lowest price of a reduced variant in the 30 days before; null without a reduction or if it is unknown. */
export const lowestPriceOf = (
  variant: Pick<Variant, 'id' | 'price' | 'compareAtPrice'>,
  lowestPrices: Product['lowestPrices'],
): Money | null => {
  const lowest = isOnSale(variant)
    ? lowestPrices?.find(({ variantId }) => variantId === variant.id)
    : undefined;
  return lowest ? { cents: lowest.cents, currency: variant.price.currency } : null;
};

/**
 * The price that a saving is measured from: the lowest of the 30 days before a reduction where the store
 * knows it, as European law wants, else the price before.
 */
export const savingBaseOf = (
  variant: Pick<Variant, 'id' | 'price' | 'compareAtPrice'>,
  lowestPrices: Product['lowestPrices'],
): Money => lowestPriceOf(variant, lowestPrices) ?? regularPriceOf(variant);

/** The options that make up a variant. */
export const selectionOf = (variant: Pick<Variant, 'selectedOptions'>): Selection =>
  Object.fromEntries(variant.selectedOptions.map(({ name, value }) => [name, value]));

/** Whether the variant has every chosen value. */
export const matches = (
  variant: Pick<Variant, 'selectedOptions'>,
  selection: Selection,
): boolean => {
  const own = selectionOf(variant);
  return Object.entries(selection).every(([name, value]) => own[name] === value);
};

/** The variant of a complete selection; null if an option is open or no variant matches. */
export const findVariant = (product: Selectable, selection: Selection): Variant | null =>
  product.options.every(option => selection[option.name] !== undefined)
    ? (product.variants.find(variant => matches(variant, selection)) ?? null)
    : null;

/** The platform id of a variant, by its number. */
export const variantGlobalId = (id: string): string => `gid://shopify/ProductVariant/${id}`;

/** The number at the end of a platform id such as `gid://shopify/ProductVariant/42`. */
export const numericId = (id: string): string => /(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? '';
