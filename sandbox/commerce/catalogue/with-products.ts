import { indexCatalogue } from './index-catalogue';
import type { Catalogue, CatalogueProduct } from './model';

/** The catalogue with its products replaced; collections keep those that still exist. */
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
