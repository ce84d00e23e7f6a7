import type { StoreRuntime } from '../runtime';
import { collectionView } from './collection-view';
import { productView } from './product/product-view';
import type { Scope } from './scope';
import { variantView } from './product/variant-view';

/** The scope of a request that reached the store at `origin`. */
export function createScope(store: StoreRuntime, origin: string): Scope {
  const scope: Scope = {
    store,
    origin,
    views: {
      product: product => productView(product, scope),
      variant: (product, variant) => variantView(product, variant, scope),
      collection: collection => collectionView(collection, scope),
    },
  };
  return scope;
}
