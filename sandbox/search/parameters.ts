import { isJsonObject, type JsonObject } from '../core/json';
import { SearchApiError } from './api-error';
import { flagOf, namesOf, numberOf, textOf, wordOf } from './parameter-values';

/** The parameters of one search that are modelled, with the service's defaults. */
export interface SearchParameters {
  readonly query: string;
  /** Null for all that the index declares. */
  readonly restrictSearchableAttributes: readonly string[] | null;
  readonly attributesToRetrieve: readonly string[];
  readonly filters: string;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly queryType: string;
  /** Whether the reply names the search, for events that follow from it. */
  readonly clickAnalytics: boolean;
}

const HITS_PER_PAGE = 20;
const MOST_HITS = 1000;
const MOST_PAGES = 1_000_000;
const QUERY_BYTES = 512;
const FILTERS_BYTES = 8192;

/** Say where a search goes, not what it finds. */
const ADDRESS = new Set(['indexName', 'type', 'params']);

/** Parameters arrive as JSON, or as a URL-encoded text under `params`; both may be mixed. */
function merged(request: JsonObject): JsonObject {
  if (request.params === undefined) return request;
  const params = textOf('params', request.params, FILTERS_BYTES * 2);
  return { ...request, ...Object.fromEntries(new URLSearchParams(params)) };
}

/** The index's setting is no typo tolerance; there is no other. */
function checkTypoTolerance(value: unknown): void {
  if (value === undefined || value === false || value === 'false') return;
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  throw new SearchApiError(400, `Not modelled in the sandbox: typoTolerance=${shown}`);
}

/** The parameters of a request; throws on one that is not modelled, rather than leave it out. */
export function readParameters(request: unknown): SearchParameters {
  if (!isJsonObject(request)) throw new SearchApiError(400, 'A query must be a JSON object');
  const {
    query,
    restrictSearchableAttributes,
    attributesToRetrieve,
    filters,
    hitsPerPage,
    page,
    queryType,
    typoTolerance,
    clickAnalytics,
    ...others
  } = merged(request);
  const unknown = Object.keys(others).filter(name => !ADDRESS.has(name));
  if (unknown.length > 0) {
    throw new SearchApiError(400, `Not modelled in the sandbox: ${unknown.join(', ')}`);
  }
  wordOf('type', request.type, ['default']);
  checkTypoTolerance(typoTolerance);
  const restricted = 'restrictSearchableAttributes';
  return {
    query: textOf('query', query, QUERY_BYTES),
    restrictSearchableAttributes: namesOf(restricted, restrictSearchableAttributes),
    attributesToRetrieve: namesOf('attributesToRetrieve', attributesToRetrieve) ?? ['*'],
    filters: textOf('filters', filters, FILTERS_BYTES),
    hitsPerPage: numberOf('hitsPerPage', hitsPerPage, HITS_PER_PAGE, MOST_HITS),
    page: numberOf('page', page, 0, MOST_PAGES),
    queryType: wordOf('queryType', queryType, ['prefixLast', 'prefixAll', 'prefixNone']),
    clickAnalytics: flagOf('clickAnalytics', clickAnalytics) ?? false,
  };
}
