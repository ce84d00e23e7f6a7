import { globalId } from '../catalogue/ids';
import type { CatalogueCollection } from '../catalogue/model';
import { COLLECTIONS_CREATED } from './collection-list';
import { connection, type PageArguments } from './connection';
import { imageView } from './image-view';
import { metafieldFields } from './metafield-view';
import { matchesFilters, type ProductFilter } from './product/product-filter';
import { sortProducts } from './product/product-order';
import type { Scope } from './scope';
import { plainText } from './text';

type CollectionPage = PageArguments & {
  readonly sortKey?: string | null;
  readonly filters?: readonly ProductFilter[] | null;
};

/** `Collection`. */
export function collectionView(collection: CatalogueCollection, scope: Scope) {
  return {
    __typename: 'Collection',
    id: globalId('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    description: (args: { truncateAt?: number | null }) =>
      plainText(collection.descriptionHtml, args.truncateAt),
    descriptionHtml: collection.descriptionHtml,
    seo: collection.seo,
    onlineStoreUrl: null,
    trackingParameters: null,
    updatedAt: COLLECTIONS_CREATED,
    image: () => (collection.image ? imageView(collection.image, scope) : null),
    products: (args: CollectionPage) => {
      const sorted = sortProducts(
        collection.products,
        args.sortKey ?? 'COLLECTION_DEFAULT',
        'Collection.products',
      );
      const { filters, sortKey } = args;
      const wanted = filters?.length
        ? sorted.filter(product => matchesFilters(product, filters, scope.store))
        : sorted;
      return connection(
        wanted,
        args,
        product => String(product.id),
        product => scope.views.product(product),
        { sortKey, filters },
      );
    },
    ...metafieldFields({ metafields: [], publishedAt: COLLECTIONS_CREATED }, scope),
  };
}
