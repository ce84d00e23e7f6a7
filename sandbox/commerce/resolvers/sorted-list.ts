import { search, type SearchFields } from '../search-syntax/match-search';
import { byRelevance } from '../search-syntax/relevance';
import { TextSearch, type TextField } from '../search-syntax/text-search';
import { notModelled } from '../request/not-modelled';

export interface ListArguments {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

/** How a list of the platform is searched and sorted. */
export interface ListKind<Entry extends { readonly id: number }> extends SearchFields<Entry> {
  /** The name of the list in messages, for example `QueryRoot.collections`. */
  readonly list: string;
  /** What makes the order of each key; RELEVANCE is the query's own. */
  readonly keys: ReadonlyMap<string, (entry: Entry) => string | number>;
  /** The texts that relevance is measured by. */
  readonly texts: readonly TextField<Entry>[];
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, 'en')
    : Number(one) - Number(other);

/** The entries that a query finds, in the order of a key. Throws for what is not modelled. */
export function listEntries<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  { query, sortKey }: ListArguments,
  kind: ListKind<Entry>,
): readonly Entry[] {
  const found = search(entries, query, kind);
  const key = sortKey ?? 'ID';
  if (key === 'RELEVANCE' && query?.trim()) {
    return byRelevance(found, query, new TextSearch(found, kind.texts));
  }
  const valueOf = key === 'ID' ? ({ id }: Entry) => id : kind.keys.get(key);
  if (!valueOf) {
    const why = key === 'RELEVANCE' ? ' without a query' : '';
    throw notModelled(`${kind.list}(sortKey: ${key})${why}`);
  }
  return [...found].sort(
    (one, other) => compare(valueOf(one), valueOf(other)) || one.id - other.id,
  );
}
