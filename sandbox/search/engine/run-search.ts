import { randomBytes } from 'node:crypto';
import type { JsonObject } from '~/sandbox/core/json';
import {
  mergedParameters,
  readSearch,
  type SearchParameters,
} from '../parameters/search-parameters';
import { namesOf, textOf } from '../parameters/values';
import type { SearchRecord } from '../record';
import { facetHits, facetsOf } from './facets';
import { findHits, type FoundHits } from './find-hits';
import { partOf, withoutPaths } from './attribute-paths';
import { highlightsOf } from './highlight';
import type { Synonym } from './interpretations';
import { proximityOf, type Hit } from './rank';
import type { RecordTable } from './record-table';

/** The data of an index that searches need. */
export interface SearchableIndex {
  readonly name: string;
  readonly table: RecordTable;
  readonly settings: JsonObject;
  readonly synonyms: readonly Synonym[];
}

/** The attributes of a record that a reply shows. */
export function retrieved(
  record: SearchRecord,
  wanted: readonly string[],
  unretrievable: readonly string[] = [],
): Record<string, unknown> {
  const excluded = wanted.flatMap(name => (name.startsWith('-') ? [name.slice(1)] : []));
  const paths = wanted.some(name => !name.startsWith('-')) || wanted.length === 0 ? wanted : ['*'];
  const kept = withoutPaths(partOf(record, paths), [...unretrievable, ...excluded]);
  return { ...kept, objectID: record.objectID };
}

function rankingInfo({ text, nearest, id }: Hit, found: FoundHits, parameters: SearchParameters) {
  return {
    nbTypos: text?.typos ?? 0,
    firstMatchedWord: text?.attribute ?? 0,
    proximityDistance: text && found.index ? proximityOf(text, found.index, found.attributes) : 0,
    userScore: id,
    geoDistance: Math.round(nearest?.meters ?? 0),
    geoPrecision: parameters.around ? parameters.precision : 1,
    nbExactWords: text?.exact ?? 0,
    words: text?.words ?? 0,
    filters: 0,
    promoted: false,
    ...(nearest
      ? { matchedGeoLocation: { ...nearest.place, distance: Math.round(nearest.meters) } }
      : {}),
  };
}

function shownHit(
  hit: Hit,
  found: FoundHits,
  parameters: SearchParameters,
  table: RecordTable,
): readonly object[] {
  const record = table.records[hit.id];
  if (!record) return [];
  return [
    {
      ...retrieved(record, parameters.attributesToRetrieve, parameters.unretrievableAttributes),
      ...highlightsOf(record, hit.text, parameters, found),
      ...(parameters.getRankingInfo ? { _rankingInfo: rankingInfo(hit, found, parameters) } : {}),
    },
  ];
}

/** All parameters of a request, as the service returns them. */
const repeated = (given: JsonObject): string =>
  new URLSearchParams(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

function onlyFields(reply: JsonObject, fields: readonly string[]): JsonObject {
  if (fields.includes('*')) return reply;
  return Object.fromEntries(Object.entries(reply).filter(([name]) => fields.includes(name)));
}

/** The reply to a search that was found. */
function replyOf(
  index: SearchableIndex,
  parameters: SearchParameters,
  found: FoundHits,
): JsonObject {
  const { window, hitsPerPage, paginationLimitedTo: limit } = parameters;
  const within = found.hits.slice(0, limit);
  const shown = within.slice(window.start, window.start + window.size);
  const isBeyond = window.start + window.size > limit && found.hits.length > limit;
  const farthest = found.hits.reduce(
    (most, { nearest }) => Math.max(most, nearest?.meters ?? 0),
    0,
  );
  const isAutomatic = parameters.around !== null && parameters.given.aroundRadius === undefined;
  const reply = {
    hits: shown.flatMap(hit => shownHit(hit, found, parameters, index.table)),
    nbHits: found.hits.length,
    ...(window.isByOffset
      ? { offset: window.start, length: window.size }
      : {
          page: window.page,
          nbPages: hitsPerPage === 0 ? 0 : Math.ceil(within.length / hitsPerPage),
          hitsPerPage,
        }),
    ...facetsOf(parameters, index.table, {
      all: found.ids,
      shown: found.hits.map(({ id }) => id),
    }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: parameters.query,
    params: repeated(parameters.given),
    ...(isBeyond
      ? {
          message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method. You can read our FAQ for more details about browsing: https://www.algolia.com/doc/faq/index-configuration/how-can-i-retrieve-all-the-records-in-my-index`,
        }
      : {}),
    ...(isAutomatic ? { automaticRadius: String(Math.ceil(farthest)) } : {}),
    ...(index.settings.userData === undefined ? {} : { userData: index.settings.userData }),
    ...(parameters.renderingContent ? { renderingContent: parameters.renderingContent } : {}),
    processingTimeMS: 1,
    index: index.name,
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  };
  return onlyFields(reply, parameters.responseFields);
}

/** Runs one search of an index. */
export function runSearch(index: SearchableIndex, request: unknown): JsonObject {
  const parameters = readSearch(request, index.settings);
  return replyOf(index, parameters, findHits(parameters, index.table, index.synonyms));
}

/** Finds the values of a facet that match `facetQuery`, among the hits of the search. */
export function runFacetSearch(index: SearchableIndex, name: string, request: unknown): object {
  const { facetQuery, facet: _, ...search } = mergedParameters(request);
  const parameters = readSearch(search, index.settings);
  const { ids } = findHits(parameters, index.table, index.synonyms);
  const facet = {
    name,
    query: textOf('facetQuery', facetQuery, 512),
    most: parameters.maxFacetHits,
  };
  return facetHits(facet, parameters, index.table, ids);
}

/** `attributesToRetrieve` of a read by objectID. */
export const retrievedNames = (value: unknown): readonly string[] =>
  namesOf('attributesToRetrieve', value) ?? ['*'];
