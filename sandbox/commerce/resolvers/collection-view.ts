import { globalId } from '../catalogue/ids';
import type { CatalogueCollection } from '../catalogue/model';
import { COLLECTIONS_CREATED } from './collection-list';
import type { PageArguments } from './connection';
import { imageView } from './image-view';
import { metafieldFields } from './metafield-view';
import { productConnection } from './product/product-connection';
import type { ProductFilter } from './product/product-filter';
import { sortProducts } from './product/product-order';
import type { Scope } from './scope';
import { plainText } from './text';

type CollectionPage = PageArguments & {
  readonly sortKey?: string | null;
  readonly filters?: readonly ProductFilter[] | null;
};

/** `Collection`; `trackingParameters` only where a search found it. */
export function collectionView(
  collection: CatalogueCollection,
  scope: Scope,
  trackingParameters: string | null = null,
) {
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
    trackingParameters,
    updatedAt: COLLECTIONS_CREATED,
    image: () => (collection.image ? imageView(collection.image, scope) : null),
    products: (args: CollectionPage) => {
      const { filters, sortKey } = args;
      const sorted = sortProducts(
        collection.products,
        sortKey ?? 'COLLECTION_DEFAULT',
        'Collection.products',
        scope.store,
      );
      return productConnection(sorted, args, scope, { order: { sortKey, filters }, filters });
    },
    ...metafieldFields({ metafields: [], publishedAt: COLLECTIONS_CREATED }, scope),
  };
}
