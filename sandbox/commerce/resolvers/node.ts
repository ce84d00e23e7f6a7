import { isObjectType } from 'graphql';
import { numberOf, readGlobalId } from '../catalogue/ids';
import { publishedSchema } from '../schema';
import { notModelled } from './not-modelled';
import type { Scope } from './scope';

/** The object of a global id; null for an unknown number or type. */
export function nodeOf(id: string, { store, views }: Scope): unknown {
  const type = readGlobalId(id)?.type ?? '';
  const number = numberOf(type, id) ?? NaN;
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
  if (!isObjectType(publishedSchema().getType(type))) return null;
  throw notModelled(`QueryRoot.node of type ${type}`);
}
