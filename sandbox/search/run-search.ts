import { randomBytes } from 'node:crypto';
import { SearchApiError } from './api-error';
import { readFilters } from './filters';
import { readParameters, type SearchParameters } from './parameters';
import type { SearchIndexes, SearchRecord } from './search-index';
import { matchRecord, wordsOf } from './text-match';

function attributesOf(
  { restrictSearchableAttributes: wanted }: SearchParameters,
  declared: readonly string[],
): readonly string[] {
  const strange = wanted?.find(name => !declared.includes(name));
  if (strange === undefined) return wanted ?? declared;
  throw new SearchApiError(
    400,
    `restrictSearchableAttributes: attribute ${strange} is not in searchableAttributes`,
  );
}

function retrieved(record: SearchRecord, names: readonly string[]): object {
  if (names.includes('*')) return record;
  const kept = Object.entries(record).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(kept), objectID: record.objectID };
}

/**
 * Answers one query of an index. Every word has to be found; whole words come before beginnings,
 * then the more telling attribute, then the index's own order. Words are taken as they are
 * spelt: there is no typo tolerance.
 */
export function runSearch(indexes: SearchIndexes, name: string, request: unknown): object {
  const index = indexes.get(name);
  if (!index) throw new SearchApiError(404, `Index ${name} does not exist`);
  const parameters = readParameters(request);
  const attributes = attributesOf(parameters, index.searchableAttributes);
  const isLetThrough = readFilters(parameters.filters);
  const words = wordsOf(parameters.query);
  const found = index.records
    .filter(isLetThrough)
    .flatMap(record => {
      const match = matchRecord(record, words, attributes, parameters.queryType);
      return match ? [{ record, match }] : [];
    })
    .sort(
      (one, other) =>
        one.match.prefixes - other.match.prefixes || one.match.attribute - other.match.attribute,
    );
  const { page, hitsPerPage, query } = parameters;
  const start = page * hitsPerPage;
  return {
    hits: found
      .slice(start, start + hitsPerPage)
      .map(({ record }) => retrieved(record, parameters.attributesToRetrieve)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams({ query, hitsPerPage: String(hitsPerPage) }).toString(),
    index: name,
    processingTimeMS: 1,
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
}
