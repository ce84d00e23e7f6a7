import { compareMoney } from './money';
import type { Product, Variant } from './product';

/** What is chosen of a product's options, by option name; an absent option is not chosen yet. */
export type Selection = Readonly<Record<string, string>>;

export type Selectable = Pick<Product, 'options' | 'variants'>;

/** Whether the variant sells below its compare-at price. */
export const isOnSale = (variant: Pick<Variant, 'price' | 'compareAtPrice'>): boolean =>
  variant.compareAtPrice !== null && compareMoney(variant.compareAtPrice, variant.price) > 0;

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

/** The variant that a whole selection names; null while an option is open or none is that. */
export const findVariant = (product: Selectable, selection: Selection): Variant | null =>
  product.options.every(option => selection[option.name] !== undefined)
    ? (product.variants.find(variant => matches(variant, selection)) ?? null)
    : null;

/** The number at the end of a platform id such as `gid://shopify/ProductVariant/42`. */
export const numericId = (id: string): string => /(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? '';
