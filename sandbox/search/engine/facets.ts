import { SearchApiError } from '../api-error';
import type { JsonObject } from '~/sandbox/core/json';
import type { SearchParameters } from '../parameters/search-parameters';
import { declaredFacets } from './declared-attributes';
import { highlightText } from './highlight-text';
import type { RecordTable } from './record-table';
import { typosBeforeEnd } from './edit-distance';
import { wordsOf } from './words';

type Count = readonly [value: string, count: number];

function countsOf(table: RecordTable, path: string, ids: readonly number[]): readonly Count[] {
  const { values, ofRecord } = table.facet(path);
  const counts = new Uint32Array(values.length);
  for (const id of ids) {
    for (const number of ofRecord[id] ?? []) counts[number] = (counts[number] ?? 0) + 1;
  }
  return values.flatMap((value, number) => {
    const count = counts[number] ?? 0;
    return count > 0 ? [[value, count] as const] : [];
  });
}

const byCount = (one: Count, other: Count): number =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
const byValue = (one: Count, other: Count): number => (one[0] < other[0] ? -1 : 1);

function statsOf(table: RecordTable, path: string, ids: readonly number[]): object | null {
  const column = table.numbers(path);
  let [count, sum, min, max] = [0, 0, Infinity, -Infinity];
  for (const id of ids) {
    for (const number of column[id] ?? []) {
      count += 1;
      sum += number;
      min = Math.min(min, number);
      max = Math.max(max, number);
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

/** The records whose facet values count. */
export interface CountedRecords {
  readonly all: readonly number[];
  /** Of each group that `distinct` makes, those that it shows. */
  readonly shown: readonly number[];
}

/** `facets` and `facets_stats` of a reply: the values of all hits with their counts. */
export function facetsOf(
  parameters: SearchParameters,
  table: RecordTable,
  counted: CountedRecords,
): JsonObject {
  if (parameters.facets.length === 0) return {};
  const declared = declaredFacets(parameters.attributesForFaceting).filter(each => each.isCounted);
  const wanted = parameters.facets.includes('*')
    ? declared.map(({ path }) => path)
    : parameters.facets.filter(name => declared.some(({ path }) => path === name));
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, object> = {};
  for (const path of wanted) {
    const isAfterDistinct =
      parameters.facetingAfterDistinct ||
      declared.some(each => each.path === path && each.isAfterDistinct);
    const ids = isAfterDistinct ? counted.shown : counted.all;
    const counts = [...countsOf(table, path, ids)]
      .sort(byCount)
      .slice(0, parameters.maxValuesPerFacet);
    if (counts.length > 0) {
      const sorted = parameters.sortFacetValuesBy === 'alpha' ? [...counts].sort(byValue) : counts;
      facets[path] = Object.fromEntries(sorted);
    }
    const own = statsOf(table, path, ids);
    if (own) stats[path] = own;
  }
  return {
    facets,
    ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}),
    exhaustiveFacetsCount: true,
  };
}

/**
 * The values of one facet that match a query, by count; each word of it may be a prefix.
 * @throws SearchApiError for a facet that is not declared as searchable
 */
export function facetHits(
  facet: { readonly name: string; readonly query: string; readonly most: number },
  parameters: SearchParameters,
  table: RecordTable,
  ids: readonly number[],
): object {
  const declared = declaredFacets(parameters.attributesForFaceting);
  if (!declared.some(({ path, isSearchable }) => path === facet.name && isSearchable)) {
    throw new SearchApiError(
      400,
      `Cannot search in \`${facet.name}\` attribute, you need to add \`searchable(${facet.name})\` to attributesForFaceting.`,
    );
  }
  const words = wordsOf(facet.query);
  const typosOf = (word: string): number => (word.length < parameters.minWordSizefor1Typo ? 0 : 1);
  const answers = (typed: string, own: string): boolean =>
    typosBeforeEnd(typed, own, typosOf(typed)) <= typosOf(typed);
  const hits = [...countsOf(table, facet.name, ids)]
    .filter(([value]) => words.every(word => wordsOf(value).some(own => answers(word, own))))
    .sort(parameters.sortFacetValuesBy === 'alpha' ? byValue : byCount)
    .slice(0, facet.most)
    .map(([value, count]) => ({
      value,
      highlighted: highlightText(
        value,
        own => words.find(word => answers(word, own)) ?? null,
        parameters,
      ).value,
      count,
    }));
  return { facetHits: hits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}
