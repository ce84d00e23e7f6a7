import { storeInContext, type BuyerContext } from '../markets/store-in-context';
import type { StoreRuntime } from '../runtime';
import { collectionView } from './collection-view';
import { productView } from './product/product-view';
import type { Scope } from './scope';
import { variantView } from './product/variant-view';

/** The scope of a request that reached the store at `origin`, for a buyer in that context. */
export function createScope(base: StoreRuntime, origin: string, context: BuyerContext = {}): Scope {
  const scope: Scope = {
    store: storeInContext(base, context),
    base,
    context,
    inCountry: country => createScope(base, origin, { ...context, country }),
    origin,
    views: {
      product: product => productView(product, scope),
      variant: (product, variant) => variantView(product, variant, scope),
      collection: collection => collectionView(collection, scope),
    },
  };
  return scope;
}
