import type { Catalogue, CatalogueProduct } from './model';

/** The catalogue with other products in place of its own; collections keep those that are still there. */
export function withProducts(
  catalogue: Catalogue,
  products: readonly CatalogueProduct[],
): Catalogue {
  const productsByHandle = new Map(products.map(product => [product.handle, product]));
  const collections = catalogue.collections.map(collection => ({
    ...collection,
    products: collection.products.flatMap(({ handle }) => productsByHandle.get(handle) ?? []),
  }));
  return {
    ...catalogue,
    products,
    productsByHandle,
    productsById: new Map(products.map(product => [product.id, product])),
    variantsById: new Map(
      products.flatMap(product => product.variants.map(variant => [variant.id, variant] as const)),
    ),
    collections,
    collectionsByHandle: new Map(collections.map(entry => [entry.handle, entry])),
    collectionsById: new Map(collections.map(entry => [entry.id, entry])),
  };
}
