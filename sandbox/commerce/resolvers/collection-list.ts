import type { CatalogueCollection } from '../catalogue/model';
import type { StoreRuntime } from '../runtime';
import { dateField, search, textField, type SearchField } from '../search-syntax/match-search';
import { notModelled } from './not-modelled';

/** When every collection of the sandbox was made and last changed. */
export const COLLECTIONS_CREATED = '2024-01-01T00:00:00Z';

type Compare = (one: CatalogueCollection, other: CatalogueCollection) => number;

const byId: Compare = (one, other) => one.id - other.id;

const comparisons: ReadonlyMap<string, Compare> = new Map([
  ['ID', byId],
  ['TITLE', (one, other) => one.title.localeCompare(other.title) || byId(one, other)],
  ['UPDATED_AT', byId],
]);

/** The collections that `QueryRoot.collections` lists. Throws for what is not modelled. */
export function listCollections(
  store: StoreRuntime,
  { query, sortKey }: { readonly query?: string | null; readonly sortKey?: string | null },
): readonly CatalogueCollection[] {
  const compare = comparisons.get(sortKey ?? 'ID');
  if (!compare) throw notModelled(`QueryRoot.collections(sortKey: ${String(sortKey)})`);
  const found = search(store.catalogue.collections, query, {
    argument: 'QueryRoot.collections(query:)',
    anywhere: collection => [collection.title],
    fields: new Map<string, SearchField<CatalogueCollection>>([
      ['title', textField(collection => [collection.title])],
      ['updated_at', dateField(() => COLLECTIONS_CREATED, store.now)],
    ]),
  });
  return [...found].sort(compare);
}
