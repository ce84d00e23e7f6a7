import { connection, type PageArguments } from '../connection';
import { filterList } from '../product/filter-list';
import { productTest, type ProductFilter } from '../product/product-filter';
import type { Scope } from '../scope';
import { findEntries } from './find-entries';
import { resultView, trackingOf } from './result-view';
import type { SearchEntry } from './search-entries';

/** The arguments of `QueryRoot.search`. */
export type SearchArguments = PageArguments & {
  readonly query: string;
  readonly types?: readonly ('PRODUCT' | 'PAGE' | 'ARTICLE')[] | null;
  readonly sortKey?: string | null;
  readonly productFilters?: readonly ProductFilter[] | null;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly unavailableProducts?: 'SHOW' | 'HIDE' | 'LAST' | null;
};

/** The lowest price; of what has none, more than any. */
const priceOf = ({ kind, item }: SearchEntry): number =>
  kind === 'PRODUCT' ? item.minCents : Infinity;

const byPrice = (one: SearchEntry, other: SearchEntry): number => {
  const [first, second] = [priceOf(one), priceOf(other)];
  return first === second ? 0 : first - second;
};

/**
 * `SearchResultItemConnection`. Filters narrow the products and leave pages and articles alone;
 * sorted by price, these come behind the products.
 */
export function searchConnection(args: SearchArguments, scope: Scope) {
  const { query, types, sortKey, productFilters, prefix, unavailableProducts } = args;
  const set = productFilters ?? [];
  const found = findEntries(scope.store, {
    query,
    kinds: types?.length ? types : ['PRODUCT', 'PAGE', 'ARTICLE'],
    isPrefix: (prefix ?? 'LAST') === 'LAST',
    unavailable: unavailableProducts ?? 'LAST',
  });
  const isWanted = productTest(set, scope.store);
  const narrowed = found.filter(({ kind, item }) => kind !== 'PRODUCT' || isWanted(item));
  const sorted = sortKey === 'PRICE' ? [...narrowed].sort(byPrice) : narrowed;
  const position = new Map(sorted.map((entry, at) => [entry, at + 1] as const));
  const view = (entry: SearchEntry) =>
    resultView(
      entry,
      scope,
      trackingOf({ _pos: String(position.get(entry) ?? 0), _ss: 'r' }, query),
    );
  return {
    ...connection(sorted, args, ({ kind, item }) => `${kind}/${item.id}`, view, {
      query,
      types,
      sortKey,
      productFilters,
      prefix,
      unavailableProducts,
    }),
    totalCount: sorted.length,
    productFilters: () =>
      filterList(
        found.flatMap(({ kind, item }) => (kind === 'PRODUCT' ? [item] : [])),
        set,
        scope.store,
      ),
  };
}
