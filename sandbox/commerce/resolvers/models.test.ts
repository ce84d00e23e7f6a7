import { assertObjectType, getNullableType, GraphQLInt, GraphQLString, isEnumType } from 'graphql';
import type { GraphQLArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/build';
import { createCart } from '../cart/create';
import type { StoreRuntime } from '../runtime';
import { publishedSchema } from '../schema';
import { seededStore } from '../seeded-store';
import { storeSettings } from '../stores';
import { fixture } from '../testing/fixture';
import { testHooks } from '../testing/test-hooks';
import { addressView } from './address-view';
import { cartLineMutations, cartMutations } from './cart-mutations';
import { cartView } from './cart-view';
import { articleView, blogView } from './content/article-view';
import { brandView } from './content/brand-view';
import { pageView } from './content/page-view';
import { createScope } from './create-scope';
import { customerMutations } from './customer-mutations';
import { customerView } from './customer-view';
import { resolveStrictly } from './supported-input';
import { imageView } from './image-view';
import { menuView } from './menu-view';
import { fulfillmentView, orderLineView, orderView } from './order-view';
import { queryRoot } from './query-root';
import { sellingPlanGroupView, sellingPlanView } from './product/selling-plan-view';
import { predictiveResult } from './search/predictive-view';
import { searchConnection } from './search/search-view';
import { shopView } from './shop-view';

const settings = storeSettings('larkfield-us');
const catalogue = buildCatalogue(fixture, settings);
const now = () => new Date(0);
const data = seededStore(fixture, { settings, catalogue, now });
const store: StoreRuntime = {
  settings,
  catalogue,
  now,
  ...testHooks(),
  state: { value: data, update: () => undefined, reset: () => undefined },
};
const scope = createScope(store, 'http://127.0.0.1');
const [product] = store.catalogue.products;
const [variant] = product?.variants ?? [];
const [collection] = store.catalogue.collections;
const { cart } = createCart(store, {}, 'US');
const [image] = product?.images ?? [];
const [group] = store.catalogue.products.flatMap(({ planGroups }) => planGroups);
const [plan] = group?.plans ?? [];
const {
  articles: [article],
  blogs: [blog],
  pages: [page],
} = store.catalogue.content;

const [order] = data.orders;
const [line] = order?.lines ?? [];
const [parcel] = order?.fulfillments ?? [];
const [customer] = Object.values(data.customers);
const [address] = customer?.addresses ?? [];

const models: readonly (readonly [string, unknown])[] = [
  ['QueryRoot', queryRoot(scope)],
  [
    'Mutation',
    { ...cartMutations(scope), ...cartLineMutations(scope), ...customerMutations(scope) },
  ],
  ['Shop', shopView(scope)],
  ['Product', product && scope.views.product(product)],
  ['ProductVariant', product && variant && scope.views.variant(product, variant)],
  ['Collection', collection && scope.views.collection(collection)],
  ['Cart', cart && cartView(cart, scope)],
  ['Image', image && imageView(image, scope)],
  ['Customer', customer && customerView(customer, scope)],
  ['MailingAddress', address && addressView(address, 'Address')],
  ['Order', order && orderView(order, scope)],
  ['OrderLineItem', order && line && orderLineView(line, order, scope)],
  ['Fulfillment', order && parcel && fulfillmentView(parcel, order, scope)],
  ['Menu', menuView('main-menu', scope)],
  ['Article', article && articleView(article, scope)],
  ['Blog', blog && blogView(blog, scope)],
  ['Page', page && pageView(page, scope)],
  ['Brand', brandView(scope)],
  ['SearchResultItemConnection', searchConnection({ query: 'strap', first: 1 }, scope)],
  ['PredictiveSearchResult', predictiveResult({ query: 'strap' }, scope)],
  ['SellingPlan', plan && sellingPlanView(plan)],
  ['SellingPlanGroup', group && sellingPlanGroupView(group)],
];

describe('models', () => {
  it.each(models)('of %s have only fields of the published schema', (type, model) => {
    const fields = assertObjectType(publishedSchema().getType(type)).getFields();
    const keys = Object.keys(model ?? {}).filter(key => key !== '__typename');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(key => !(key in fields))).toEqual([]);
  });
});

/** A value other than the argument's default; undefined if it is not a scalar. */
function otherValue({ type, defaultValue }: GraphQLArgument): unknown {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) {
    return nullable.getValues().find(({ value }) => value !== defaultValue)?.value;
  }
  if (nullable === GraphQLInt) return 3;
  if (nullable === GraphQLString) return 'x';
  return typeof defaultValue === 'boolean' ? !defaultValue : undefined;
}

function refusal(type: string, model: object, name: string, args: readonly GraphQLArgument[]) {
  return args.flatMap(argument => {
    const value = otherValue(argument);
    const first = args.some(each => each.name === 'first') ? { first: 1 } : {};
    const values = argument.name === 'last' ? { last: 1 } : { ...first, [argument.name]: value };
    const answer: unknown = Reflect.get(model, name);
    const ask = () =>
      resolveStrictly({ field: `${type}.${name}`, known: args }, values, tracked =>
        typeof answer === 'function' ? Reflect.apply(answer, model, [tracked]) : answer,
      );
    try {
      ask();
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const refused = `Not modelled in the sandbox: ${type}.${name}(${argument.name}:)`;
      return message === refused ? [`${type}.${name}(${argument.name}:)`] : [];
    }
  });
}

describe('arguments', () => {
  it('that no model reads are rejected by name, and this is the full list', () => {
    const unread = models
      .filter(([type]) => type !== 'Mutation')
      .flatMap(([type, model]) =>
        Object.values(assertObjectType(publishedSchema().getType(type)).getFields()).flatMap(
          ({ name, args }) =>
            typeof model === 'object' && model !== null && name in model
              ? refusal(type, model, name, args)
              : [],
        ),
      );
    expect(unread).toEqual([
      'Product.images(sortKey:)',
      'Product.media(sortKey:)',
      'Customer.orders(query:)',
    ]);
  });

  it('of a scalar field are rejected too', () => {
    const known = assertObjectType(publishedSchema().getType('Product')).getFields().images?.args;
    expect(() =>
      resolveStrictly({ field: 'Product.images', known: known ?? [] }, { first: 3 }, () => 'x'),
    ).toThrow('Not modelled in the sandbox: Product.images(first:)');
  });
});
