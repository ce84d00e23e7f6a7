import { isJsonObject } from '../core/json';

export interface SearchRecord {
  readonly objectID: string;
}

/** An index: its records in their ranking order, and what of them can be searched. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  /** Paths of the attributes that queries look in, the most telling first. */
  readonly searchableAttributes: readonly string[];
}

/** Indexes by name. */
export type SearchIndexes = ReadonlyMap<string, SearchIndex>;

/** The values under a dotted path of a record; a list counts as its items. */
export function valuesAt(record: unknown, path: string): readonly unknown[] {
  const [head = '', ...rest] = path.split('.');
  const list = Array.isArray(record) ? record : [record];
  const values = list.flatMap((item: unknown) => (isJsonObject(item) ? [item[head]] : []));
  const found = rest.length === 0 ? values : values.flatMap(each => valuesAt(each, rest.join('.')));
  return found.flat().filter(value => value !== undefined && value !== null);
}
