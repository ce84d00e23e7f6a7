import { isJsonObject, parseJson, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import { findHits } from '../engine/find-hits';
import { retrieved, type SearchableIndex } from '../engine/run-search';
import { mergedParameters, readSearch } from '../parameters/search-parameters';

const PAGE = 1000;

/** What a page of a browse does not have, or decides itself. */
const NOT_OF_BROWSE: readonly string[] = [
  'page',
  'offset',
  'length',
  'distinct',
  'facets',
  'getRankingInfo',
  'clickAnalytics',
  'attributesToHighlight',
  'attributesToSnippet',
  'responseFields',
];

interface Position {
  readonly index: string;
  readonly start: number;
  readonly search: JsonObject;
}

const encoded = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

function decoded(cursor: unknown, index: string): Position {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const position = parseJson(text);
  if (
    isJsonObject(position) &&
    position.index === index &&
    typeof position.start === 'number' &&
    isJsonObject(position.search)
  ) {
    return { index, start: position.start, search: position.search };
  }
  throw new SearchApiError(400, 'Cursor is not valid');
}

/**
 * Every record of a search, page by page; a cursor continues after the last page.
 * @throws {SearchApiError} 400 for an invalid cursor or page size, and for a parameter that
 *   browsing does not support
 */
export function browse(index: SearchableIndex, { cursor, ...given }: JsonObject): object {
  const { start, search } =
    cursor === undefined ? { start: 0, search: given } : decoded(cursor, index.name);
  const asked = mergedParameters(search);
  const misplaced = NOT_OF_BROWSE.find(name => Object.hasOwn(asked, name));
  if (misplaced !== undefined) throw notModelled(`browse with ${misplaced}`);
  const parameters = readSearch({ hitsPerPage: PAGE, ...asked, distinct: false }, index.settings);
  if (parameters.hitsPerPage === 0) {
    throw new SearchApiError(400, 'hitsPerPage must be at least 1 when browsing');
  }
  const { hits } = findHits(parameters, index.table, index.synonyms);
  const end = start + parameters.hitsPerPage;
  const records = hits.slice(start, end).flatMap(({ id }) => index.table.records[id] ?? []);
  return {
    hits: records.map(record => retrieved(record, parameters.attributesToRetrieve)),
    nbHits: hits.length,
    page: Math.floor(start / Math.max(1, parameters.hitsPerPage)),
    nbPages: Math.ceil(hits.length / Math.max(1, parameters.hitsPerPage)),
    hitsPerPage: parameters.hitsPerPage,
    query: parameters.query,
    params: '',
    processingTimeMS: 1,
    ...(end < hits.length ? { cursor: encoded({ index: index.name, start: end, search }) } : {}),
  };
}
