import { indexCatalogue } from './index-catalogue';
import type { Catalogue, CatalogueProduct } from './model';

/** The catalogue with other products in place of its own; collections keep those that are still there. */
export function withProducts(
  catalogue: Catalogue,
  products: readonly CatalogueProduct[],
): Catalogue {
  const byHandle = new Map(products.map(product => [product.handle, product]));
  const collections = catalogue.collections.map(collection => ({
    ...collection,
    products: collection.products.flatMap(({ handle }) => byHandle.get(handle) ?? []),
  }));
  return { ...catalogue, ...indexCatalogue(products, collections) };
}
