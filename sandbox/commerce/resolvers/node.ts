import { parseGlobalId } from '../catalogue/ids';
import { notModelled } from './not-modelled';
import type { Scope } from './scope';

/** The object behind a global id; null when the store has none of that number. */
export function nodeOf(id: string, { store, views }: Scope): unknown {
  const { type, id: number } = parseGlobalId(id);
  const { catalogue } = store;
  if (type === 'Product') {
    const product = catalogue.productsById.get(number);
    return product ? views.product(product) : null;
  }
  if (type === 'Collection') {
    const collection = catalogue.collectionsById.get(number);
    return collection ? views.collection(collection) : null;
  }
  if (type === 'ProductVariant') {
    const variant = catalogue.variantsById.get(number);
    const product = variant && catalogue.productsByHandle.get(variant.productHandle);
    return variant && product ? views.variant(product, variant) : null;
  }
  throw notModelled(`QueryRoot.node of type ${type}`);
}
