import { isJsonObject, parseJson, type JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';
import { findHits } from '../engine/find-hits';
import { retrieved, type SearchableIndex } from '../engine/run-search';
import { readSearch } from '../parameters/search-parameters';

const PAGE = 1000;

interface Position {
  readonly start: number;
  readonly search: JsonObject;
}

const encoded = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

function decoded(cursor: unknown): Position {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const position = parseJson(text);
  if (
    isJsonObject(position) &&
    typeof position.start === 'number' &&
    isJsonObject(position.search)
  ) {
    return { start: position.start, search: position.search };
  }
  throw new SearchApiError(400, 'Cursor is not valid');
}

/** Every record of a search, page by page; a cursor continues after the last page. */
export function browse(index: SearchableIndex, { cursor, ...given }: JsonObject): object {
  const { start, search } = cursor === undefined ? { start: 0, search: given } : decoded(cursor);
  const parameters = readSearch({ hitsPerPage: PAGE, ...search }, index.settings);
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
    ...(end < hits.length ? { cursor: encoded({ start: end, search }) } : {}),
  };
}
