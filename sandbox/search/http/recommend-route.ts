import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import { findHits } from '../engine/find-hits';
import { retrieved } from '../engine/run-search';
import { readSearch } from '../parameters/search-parameters';
import { numberOf } from '../parameters/values';
import { valuesAt, type SearchRecord } from '../record';
import type { IndexStore } from '../store/index-store';
import { listIn, onlyMembers, type Route } from './route';

const MOST = 30;

/** Attributes for similarity: the more values two products share, the more similar they are. */
const KINDS = ['collections', 'categories', 'productType', 'tags'];

const kindsOf = (record: SearchRecord): ReadonlySet<string> =>
  new Set(KINDS.flatMap(name => valuesAt(record, name).map(value => `${name}:${String(value)}`)));

/** The percentage of values that two records have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(value => other.has(value)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : Math.round((100 * shared) / all);
}

function relatedProducts(store: IndexStore, request: JsonObject): object {
  const { indexName, objectID, threshold, maxRecommendations, queryParameters } = request;
  onlyMembers(request, [
    'indexName',
    'model',
    'objectID',
    'threshold',
    'maxRecommendations',
    'queryParameters',
    'fallbackParameters',
  ]);
  const index = store.searchable(String(indexName));
  const record = index.table.records.find(each => each.objectID === objectID);
  if (!record) throw new SearchApiError(404, 'ObjectID does not exist');
  const least = Math.max(1, numberOf('threshold', threshold, 0, 100));
  const most = numberOf('maxRecommendations', maxRecommendations, MOST, MOST);
  const own = kindsOf(record);
  const within = (search: unknown): readonly object[] => {
    const parameters = readSearch(search ?? {}, index.settings);
    return findHits(parameters, index.table, index.synonyms)
      .hits.flatMap(({ id }) => index.table.records[id] ?? [])
      .filter(each => each !== record)
      .map(each => ({ each, score: likeness(own, kindsOf(each)) }))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)
      .map(({ each, score }) => ({
        ...retrieved(each, parameters.attributesToRetrieve),
        _score: score,
      }));
  };
  const hits = within(queryParameters);
  const shown =
    hits.length === 0 && request.fallbackParameters ? within(request.fallbackParameters) : hits;
  return {
    hits: shown.slice(0, most === 0 ? MOST : most),
    nbHits: shown.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: most,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    query: '',
    params: '',
    index: index.name,
  };
}

/** Related products by shared collections, types and tags. Other models are not supported. */
export const recommendRoute: Route = {
  method: 'POST',
  path: '/1/indexes/*/recommendations',
  right: 'search',
  answer: ({ store, body }) => {
    onlyMembers(body, ['requests']);
    return {
      results: listIn(body, 'requests').map(request => {
        if (!isJsonObject(request)) throw new SearchApiError(400, 'A query must be a JSON object');
        if (request.model !== 'related-products')
          throw notModelled(`model=${String(request.model)}`);
        return relatedProducts(store, request);
      }),
    };
  },
};
