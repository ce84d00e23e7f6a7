import type { Catalogue, CatalogueCollection, CatalogueProduct } from './model';

type IndexedCatalogue = Pick<
  Catalogue,
  | 'products'
  | 'productsByHandle'
  | 'productsById'
  | 'variantsById'
  | 'collections'
  | 'collectionsByHandle'
  | 'collectionsById'
>;

/** Products and collections with the look-ups by handle and by id. */
export const indexCatalogue = (
  products: readonly CatalogueProduct[],
  collections: readonly CatalogueCollection[],
): IndexedCatalogue => ({
  products,
  productsByHandle: new Map(products.map(product => [product.handle, product])),
  productsById: new Map(products.map(product => [product.id, product])),
  variantsById: new Map(
    products.flatMap(product => product.variants.map(variant => [variant.id, variant] as const)),
  ),
  collections,
  collectionsByHandle: new Map(collections.map(entry => [entry.handle, entry])),
  collectionsById: new Map(collections.map(entry => [entry.id, entry])),
});
