import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import { notModelled } from '~/sandbox/commerce/request/not-modelled';

type Compare = (one: CatalogueProduct, other: CatalogueProduct) => number;

const byText =
  (pick: (product: CatalogueProduct) => string): Compare =>
  (one, other) =>
    pick(one) < pick(other) ? -1 : pick(one) > pick(other) ? 1 : one.id - other.id;

const created = byText(product => product.publishedAt);

/** Null keeps the list's own order: the sandbox records no sales to rank by. */
const comparisons: Readonly<Record<string, Compare | null>> = {
  ID: (one, other) => one.id - other.id,
  TITLE: byText(product => product.title.toLowerCase()),
  VENDOR: byText(product => product.vendor.toLowerCase()),
  PRODUCT_TYPE: byText(product => product.productType.toLowerCase()),
  PRICE: (one, other) => one.minCents - other.minCents || one.id - other.id,
  CREATED: created,
  CREATED_AT: created,
  UPDATED_AT: created,
  RELEVANCE: null,
  MANUAL: null,
  COLLECTION_DEFAULT: null,
};

const sorted = new WeakMap<readonly CatalogueProduct[], Map<string, readonly CatalogueProduct[]>>();

const soldOf = ({ variants }: CatalogueProduct, { state }: StoreRuntime): number =>
  variants.reduce((sum, { id }) => sum + (state.value.sold[String(id)] ?? 0), 0);

/**
 * The products in a platform order. The result is cached for each list and key, except for
 * `BEST_SELLING`, which changes with every sale.
 * @param field named in the error
 * @throws a "not modelled" error for a sort key that the sandbox does not support
 */
export function sortProducts(
  products: readonly CatalogueProduct[],
  sortKey: string,
  field: string,
  store: StoreRuntime,
): readonly CatalogueProduct[] {
  if (sortKey === 'BEST_SELLING') {
    return [...products].sort((one, other) => soldOf(other, store) - soldOf(one, store));
  }
  const compare = comparisons[sortKey];
  if (compare === undefined) throw notModelled(`${field}(sortKey: ${sortKey})`);
  if (compare === null) return products;
  const orders = sorted.get(products) ?? new Map<string, readonly CatalogueProduct[]>();
  sorted.set(products, orders);
  const order = orders.get(sortKey) ?? [...products].sort(compare);
  orders.set(sortKey, order);
  return order;
}
