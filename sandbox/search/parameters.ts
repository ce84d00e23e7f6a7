import { isJsonObject, parseJson, type JsonObject } from '../core/json';
import { SearchApiError } from './api-error';

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
}

const HITS_PER_PAGE = 20;
const MOST_HITS = 1000;

/** Says nothing about which records are found. */
const IDLE = new Set([
  'indexName',
  'type',
  'params',
  'typoTolerance',
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'userToken',
]);

/** Parameters arrive as JSON, or as a URL-encoded text under `params`; both may be mixed. */
function merged(request: JsonObject): JsonObject {
  if (typeof request.params !== 'string') return request;
  return { ...request, ...Object.fromEntries(new URLSearchParams(request.params)) };
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function wholeNumber(value: unknown, fallback: number, most: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) ? Math.min(most, Math.max(0, number)) : fallback;
}

function namesOf(value: unknown): readonly string[] | null {
  const list = typeof value === 'string' ? (parseJson(value) ?? value.split(',')) : value;
  return Array.isArray(list) ? list.map(String) : null;
}

/** The parameters of a request; throws on one that is not modelled, rather than leave it out. */
export function readParameters(request: unknown): SearchParameters {
  const given = isJsonObject(request) ? merged(request) : {};
  const {
    query,
    restrictSearchableAttributes,
    attributesToRetrieve,
    filters,
    hitsPerPage,
    page,
    queryType,
    ...others
  } = given;
  const unknown = Object.keys(others).filter(name => !IDLE.has(name));
  if (unknown.length > 0) {
    throw new SearchApiError(400, `Not modelled in the sandbox: ${unknown.join(', ')}`);
  }
  return {
    query: textOf(query, ''),
    restrictSearchableAttributes: namesOf(restrictSearchableAttributes),
    attributesToRetrieve: namesOf(attributesToRetrieve) ?? ['*'],
    filters: textOf(filters, ''),
    hitsPerPage: wholeNumber(hitsPerPage, HITS_PER_PAGE, MOST_HITS),
    page: wholeNumber(page, 0, Number.MAX_SAFE_INTEGER),
    queryType: textOf(queryType, 'prefixLast'),
  };
}
