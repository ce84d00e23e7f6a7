import type { Product } from '~/src/domain/commerce/product';
import { partsOf } from '../output/feeds/product-types';
import { slugOf } from '~/src/domain/content/slug';

interface CollectionMembers {
  readonly handle: string;
  readonly title: string;
  readonly productHandles: readonly string[];
}

/**
 * The collection that a product's breadcrumb leads through: of those that hold it the one that its
 * product type names, by handle or title, its narrowest part first ("Containment / GPS fences /
 * Collars" is at home in "GPS fences"); else the first that holds it in the store's order.
 */
export const homeCollection = (
  { handle, productType }: Pick<Product, 'handle' | 'productType'>,
  collections: readonly CollectionMembers[],
): Pick<CollectionMembers, 'handle' | 'title'> | null => {
  const holding = collections.filter(({ productHandles }) => productHandles.includes(handle));
  const named = partsOf(productType)
    .reverse()
    .flatMap(
      part =>
        holding.find(
          shelf =>
            shelf.handle === slugOf(part) || shelf.title.toLowerCase() === part.toLowerCase(),
        ) ?? [],
    );
  const home = named[0] ?? holding[0];
  return home ? { handle: home.handle, title: home.title } : null;
};
