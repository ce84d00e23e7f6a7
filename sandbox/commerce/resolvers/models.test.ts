import { assertObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/build';
import { createCart } from '../cart/create';
import type { StoreRuntime } from '../runtime';
import { publishedSchema } from '../schema';
import { emptyStore } from '../state';
import { STORES } from '../stores';
import { fixture } from '../testing/fixture';
import { cartLineMutations, cartMutations } from './cart-mutations';
import { cartView } from './cart-view';
import { createScope } from './create-scope';
import { customerMutations } from './customer-mutations';
import { queryRoot } from './query-root';
import { shopView } from './shop-view';

const settings = STORES['larkfield-us'];
const store: StoreRuntime = {
  settings,
  catalogue: buildCatalogue(fixture, settings),
  now: () => new Date(0),
  state: { value: emptyStore(), update: () => undefined, reset: () => undefined },
};
const scope = createScope(store, 'http://127.0.0.1');
const [product] = store.catalogue.products;
const [variant] = product?.variants ?? [];
const [collection] = store.catalogue.collections;
const { cart } = createCart(store, {}, 'US');

const models: readonly (readonly [string, unknown])[] = [
  ['QueryRoot', queryRoot(scope)],
  [
    'Mutation',
    { ...cartMutations(scope), ...cartLineMutations(scope), ...customerMutations(scope.store) },
  ],
  ['Shop', shopView(scope)],
  ['Product', product && scope.views.product(product)],
  ['ProductVariant', product && variant && scope.views.variant(product, variant)],
  ['Collection', collection && scope.views.collection(collection)],
  ['Cart', cart && cartView(cart, scope)],
];

describe('models', () => {
  it.each(models)('of %s hold fields of the published schema alone', (type, model) => {
    const fields = assertObjectType(publishedSchema().getType(type)).getFields();
    const keys = Object.keys(model ?? {}).filter(key => key !== '__typename');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(key => !(key in fields))).toEqual([]);
  });
});
