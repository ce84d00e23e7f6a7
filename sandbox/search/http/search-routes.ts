import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';
import { runFacetSearch, runSearch } from '../engine/run-search';
import { numberOf, wordOf } from '../parameters/values';
import type { IndexStore } from '../store/index-store';
import { listIn, onlyMembers, partAt, type Call, type Route } from './route';

const MOST_QUERIES = 50;

const nameOf = ({ indexName }: JsonObject): string => {
  if (typeof indexName === 'string' && indexName !== '') return indexName;
  throw new SearchApiError(400, 'Missing mandatory attribute: indexName');
};

function answerOne(store: IndexStore, request: unknown): JsonObject {
  if (!isJsonObject(request)) throw new SearchApiError(400, 'A query must be a JSON object');
  const index = store.searchable(nameOf(request));
  if (wordOf('type', request.type, ['default', 'facet']) === 'default') {
    return runSearch(index, request);
  }
  if (typeof request.facet !== 'string') {
    throw new SearchApiError(400, 'Missing mandatory attribute: facet');
  }
  return { ...runFacetSearch(index, request.facet, request) };
}

/** The reply of a skipped query. */
const notProcessed = (request: unknown): JsonObject => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  exhaustiveNbHits: false,
  query: '',
  params: '',
  processingTimeMS: 0,
  processed: false,
  index: isJsonObject(request) ? nameOf(request) : '',
});

/** Runs the queries in order; `stopIfEnoughMatches` skips those after one with a full page. */
function answerAll({ store, body }: Call): object {
  const requests = listIn(body, 'requests');
  onlyMembers(body, ['requests', 'strategy']);
  const strategy = wordOf('strategy', body.strategy, ['none', 'stopIfEnoughMatches']);
  if (requests.length > MOST_QUERIES) {
    throw new SearchApiError(400, `Too many queries, expected ${MOST_QUERIES} at most`);
  }
  let isEnough = false;
  const results = requests.map(request => {
    if (isEnough) return notProcessed(request);
    const result = answerOne(store, request);
    const wanted = numberOf('hitsPerPage', result.hitsPerPage, 20, 1000);
    isEnough = strategy === 'stopIfEnoughMatches' && Number(result.nbHits ?? 0) >= wanted;
    return result;
  });
  return { results };
}

function refuseAddress(body: JsonObject): void {
  const misplaced = ['indexName', 'type'].find(name => Object.hasOwn(body, name));
  if (misplaced) throw new SearchApiError(400, `Unknown parameter: ${misplaced}`);
}

/** Searches of one or more indexes, and of the values of a facet. */
export const searchRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', right: 'search', answer: answerAll },
  {
    method: 'POST',
    path: '/1/indexes/:/query',
    right: 'search',
    answer: call => {
      refuseAddress(call.body);
      return runSearch(call.store.searchable(partAt(call, 0)), call.body);
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/facets/:/query',
    right: 'search',
    answer: call => {
      refuseAddress(call.body);
      return runFacetSearch(call.store.searchable(partAt(call, 0)), partAt(call, 1), call.body);
    },
  },
];
