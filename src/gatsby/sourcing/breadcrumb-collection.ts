import type { Product } from '~/src/domain/commerce/product';
import { partsOf } from '../output/feeds/product-types';
import { slugOf } from '~/src/domain/content/slug';

interface CollectionMembers {
  readonly handle: string;
  readonly title: string;
  readonly productHandles: readonly string[];
}

/**
 * The collection in a product's breadcrumbs: among those that contain it, the one whose handle or
 * title is a part of its product type, narrowest part first ("Containment / GPS fences / Collars"
 * belongs to "GPS fences"); else the first one in the store's order.
 */
export const breadcrumbCollection = (
  { handle, productType }: Pick<Product, 'handle' | 'productType'>,
  collections: readonly CollectionMembers[],
): Pick<CollectionMembers, 'handle' | 'title'> | null => {
  const holding = collections.filter(({ productHandles }) => productHandles.includes(handle));
  const named = partsOf(productType)
    .reverse()
    .flatMap(
      part =>
        holding.find(
          collection =>
            collection.handle === slugOf(part) ||
            collection.title.toLowerCase() === part.toLowerCase(),
        ) ?? [],
    );
  const home = named[0] ?? holding[0];
  return home ? { handle: home.handle, title: home.title } : null;
};
