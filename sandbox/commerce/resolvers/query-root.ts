import { findCart, findCartWithoutKey } from '../cart/ids';
import { numberOf } from '../catalogue/ids';
import type { CatalogueCollection, CatalogueProduct } from '../catalogue/model';
import { customerOfToken } from '../customer/tokens';
import { cartView, privateCartView } from './cart-view';
import { listCollections } from './collection-list';
import { connection, type PageArguments } from './connection';
import { contentFields } from './content/content-fields';
import { customerView } from './customer-view';
import { menuView } from './menu-view';
import { nodeOf } from './node';
import { sortProducts } from './product/product-order';
import { productConnection } from './product/product-connection';
import { rankProducts, searchProducts } from './product/product-search';
import type { Scope } from './scope';
import { predictiveResult, type PredictiveArguments } from './search/predictive-view';
import { searchConnection, type SearchArguments } from './search/search-view';
import { localizationView, shopView } from './shop-view';

interface Named {
  readonly id?: string | null;
  readonly handle?: string | null;
}

type SearchPage = PageArguments & {
  readonly query?: string | null;
  readonly sortKey?: string | null;
};

/** The identity of a list, for its cursors. */
const orderOf = ({ query, sortKey }: SearchPage) => ({ query, sortKey });

const idOf = ({ id }: { readonly id: number }) => String(id);

function findProduct({ id, handle }: Named, { store }: Scope): CatalogueProduct | null {
  const { productsById, productsByHandle } = store.catalogue;
  const found = id
    ? productsById.get(numberOf('Product', id) ?? NaN)
    : productsByHandle.get(handle ?? '');
  return found ?? null;
}

function findCollection({ id, handle }: Named, { store }: Scope): CatalogueCollection | null {
  const { collectionsById, collectionsByHandle } = store.catalogue;
  const found = id
    ? collectionsById.get(numberOf('Collection', id) ?? NaN)
    : collectionsByHandle.get(handle ?? '');
  return found ?? null;
}

function recommendations(product: CatalogueProduct, intent: string, scope: Scope) {
  const handles = intent === 'COMPLEMENTARY' ? product.complementary : product.related;
  return handles
    .flatMap(handle => scope.store.catalogue.productsByHandle.get(handle) ?? [])
    .slice(0, 10)
    .map(scope.views.product);
}

function searchedProducts(args: SearchPage, { store }: Scope): readonly CatalogueProduct[] {
  const { sortKey, query } = args;
  const { products } = store.catalogue;
  const sorted = sortProducts(products, sortKey ?? 'ID', 'QueryRoot.products', store);
  const found = searchProducts(sorted, query, store);
  return sortKey === 'RELEVANCE' && query?.trim() ? rankProducts(found, query) : found;
}

/** The fields of `QueryRoot` that are modelled. */
export function queryRoot(scope: Scope) {
  const { store, views } = scope;
  const product = (args: Named) => {
    const found = findProduct(args, scope);
    return found ? views.product(found) : null;
  };
  const collection = (args: Named) => {
    const found = findCollection(args, scope);
    return found ? views.collection(found) : null;
  };
  const strings = (texts: readonly string[], args: PageArguments) =>
    connection([...new Set(texts)].sort(), args, text => text, String);
  return {
    shop: () => shopView(scope),
    localization: () => localizationView(scope),
    product,
    productByHandle: product,
    products: (args: SearchPage) =>
      productConnection(searchedProducts(args, scope), args, scope, { order: orderOf(args) }),
    productRecommendations: (args: {
      productId?: string | null;
      productHandle?: string | null;
      intent?: string | null;
    }) => {
      const found = findProduct({ id: args.productId, handle: args.productHandle }, scope);
      return found ? recommendations(found, args.intent ?? 'RELATED', scope) : null;
    },
    productTags: (args: PageArguments) =>
      strings(
        store.catalogue.products.flatMap(({ tags }) => tags),
        args,
      ),
    productTypes: (args: PageArguments) =>
      strings(
        store.catalogue.products.map(({ productType }) => productType),
        args,
      ),
    collection,
    collectionByHandle: collection,
    collections: (args: SearchPage) =>
      connection(listCollections(store, args), args, idOf, views.collection, orderOf(args)),
    ...contentFields(scope),
    search: (args: SearchArguments) => searchConnection(args, scope),
    predictiveSearch: (args: PredictiveArguments) => predictiveResult(args, scope),
    menu: (args: { handle: string }) => menuView(args.handle, scope),
    node: (args: { id: string }) => nodeOf(args.id, scope),
    nodes: (args: { ids: readonly string[] }) => args.ids.map(id => nodeOf(id, scope)),
    cart: (args: { id: string }) => {
      const cart = findCart(store.state.value.carts, args.id);
      if (cart) return cartView(cart, scope);
      const known = findCartWithoutKey(store.state.value.carts, args.id);
      return known ? privateCartView(known, scope) : null;
    },
    customer: ({ customerAccessToken }: { customerAccessToken: string }) => {
      const customer = customerOfToken(store, customerAccessToken);
      return customer && customerView(customer, scope);
    },
    publicApiVersions: [{ handle: '2025-04', displayName: '2025-04', supported: true }],
  };
}
