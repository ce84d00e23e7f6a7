import type { ProductCard } from '~/src/domain/commerce/product';

/** The related product that is offered in place of one that cannot be bought; null for none. */
export const replacementOf = (related: readonly ProductCard[]): ProductCard | null =>
  related.find(({ availability }) => availability === 'inStock') ?? null;
