import { SearchApiError } from '../api-error';
import type { SearchParameters } from '../parameters/search-parameters';
import { splitSearchableEntry } from './split-searchable-entry';
import type { RecordTable } from './record-table';

/** A searchable attribute; a lower rank is more important. */
export interface SearchedAttribute {
  readonly path: string;
  readonly rank: number;
}

const bare = (name: string): string => /^\w+\((.*)\)$/.exec(name.trim())?.[1] ?? name.trim();

/** `searchableAttributes`: entries in order, several of one rank in an entry separated by commas. */
export function searchableAttributes(
  { searchableAttributes: declared }: Pick<SearchParameters, 'searchableAttributes'>,
  table: RecordTable,
): readonly SearchedAttribute[] {
  if (declared.length === 0) return table.allAttributes().map(path => ({ path, rank: 0 }));
  return declared.flatMap((entry, rank) =>
    splitSearchableEntry(entry)
      .flatMap(part => bare(part).split(','))
      .map(name => ({ path: name.trim(), rank })),
  );
}

/**
 * The attributes that a search looks in: all that are declared, or those in
 * `restrictSearchableAttributes`.
 * @throws {SearchApiError} 400 if one of those is not declared
 */
export function searchedAttributes(
  parameters: SearchParameters,
  declared: readonly SearchedAttribute[],
): readonly SearchedAttribute[] {
  const wanted = parameters.restrictSearchableAttributes;
  if (wanted === null) return declared;
  const strange = wanted.find(name => !declared.some(({ path }) => path === name));
  if (strange === undefined) return declared.filter(({ path }) => wanted.includes(path));
  throw new SearchApiError(
    400,
    `restrictSearchableAttributes: attribute ${strange} is not in searchableAttributes`,
  );
}

/** How an attribute may be used for faceting. */
export interface DeclaredFacet {
  readonly path: string;
  readonly isCounted: boolean;
  readonly isSearchable: boolean;
  /** Counts one record of each group only. */
  readonly isAfterDistinct: boolean;
}

/** `attributesForFaceting`: `a`, `searchable(a)`, `filterOnly(a)`, `afterDistinct(a)`. */
export const declaredFacets = (declared: readonly string[]): readonly DeclaredFacet[] =>
  declared.map(entry => ({
    path: bare(bare(entry)),
    isAfterDistinct: entry.includes('afterDistinct('),
    isCounted: !entry.startsWith('filterOnly('),
    isSearchable: entry.includes('searchable('),
  }));
