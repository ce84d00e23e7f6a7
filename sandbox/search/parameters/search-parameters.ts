import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import type { FilterGroups } from '../filters/filter-condition';
import { facetFilters, numericFilters, tagFilters } from '../filters/list-filters';
import { parseFilters } from '../filters/parse-filters';
import { checkDeclarations } from './declarations';
import {
  DEFAULT_ONLY,
  REFUSED,
  SEARCH_ONLY,
  SEARCH_OR_SETTING,
  SETTING_ONLY,
  WITHOUT_EFFECT,
} from './parameter-names';
import * as values from './values';

const MOST_HITS = 1000;
const MOST_PAGES = 1_000_000;
const QUERY_BYTES = 512;
const FILTERS_BYTES = 8192;

/** They determine where a search is sent, not its results. */
const ADDRESS = new Set(['indexName', 'type', 'params']);

/** The parameters of one search, with the index's settings or the service's defaults where it says nothing. */
export type SearchParameters = ReturnType<typeof parametersOf>;

/**
 * Parameters arrive as JSON, or as a URL-encoded text under `params`; both may be mixed.
 * @throws {SearchApiError} 400 if the request is not an object, or `params` is not text or too long
 */
export function mergedParameters(request: unknown): JsonObject {
  if (!isJsonObject(request)) throw new SearchApiError(400, 'A query must be a JSON object');
  const params = values.textOf('params', request.params, FILTERS_BYTES * 4);
  const merged = { ...request, ...Object.fromEntries(new URLSearchParams(params)) };
  return Object.fromEntries(Object.entries(merged).filter(([name]) => !ADDRESS.has(name)));
}

/**
 * Refuses a parameter rather than ignore it.
 * @throws {SearchApiError} 400 for an unknown or unsupported one
 */
export function checkHonoured(given: JsonObject, isOwn: (name: string) => boolean): void {
  for (const [name, value] of Object.entries(given)) {
    if (isOwn(name) || WITHOUT_EFFECT.has(name)) continue;
    if (Object.hasOwn(DEFAULT_ONLY, name)) {
      const only = DEFAULT_ONLY[name];
      if (value === null || value === only || value === String(only)) continue;
      throw notModelled(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
    }
    if (REFUSED.has(name) && value === null) continue;
    if (REFUSED.has(name) || SETTING_ONLY.has(name)) throw notModelled(name);
    throw new SearchApiError(400, `Unknown parameter: ${name}`);
  }
}

function filterGroups(given: JsonObject): FilterGroups {
  return [
    ...parseFilters(values.textOf('filters', given.filters, FILTERS_BYTES)),
    ...facetFilters(given.facetFilters),
    ...numericFilters(given.numericFilters),
    ...tagFilters(given.tagFilters),
  ];
}

function windowOf(given: JsonObject, hitsPerPage: number) {
  const page = values.numberOf('page', given.page, 0, MOST_PAGES);
  const offset = values.numberOf('offset', given.offset, 0, MOST_PAGES);
  const length = values.numberOf('length', given.length, 0, MOST_HITS);
  const isByOffset = given.offset !== undefined || given.length !== undefined;
  return isByOffset
    ? { isByOffset, page: 0, start: offset, size: length }
    : { isByOffset, page, start: page * hitsPerPage, size: hitsPerPage };
}

/** What `naturalLanguages` changes; parameters that are given stay as they are. */
function naturalDefaults({ naturalLanguages: languages }: JsonObject): JsonObject {
  if ((values.namesOf('naturalLanguages', languages) ?? []).length === 0) return {};
  const removeWordsIfNoResults = 'allOptional';
  return { ignorePlurals: languages, removeStopWords: languages, removeWordsIfNoResults };
}

function parametersOf(given: JsonObject, settings: JsonObject) {
  const all: JsonObject = { ...settings, ...naturalDefaults(given), ...given };
  const hitsPerPage = values.numberOf('hitsPerPage', all.hitsPerPage, 20, MOST_HITS);
  const tag = (name: string, absent: string) => values.textOf(name, all[name], 512, absent);
  const names = (name: string) => values.namesOf(name, all[name]);
  const number = (name: string, absent: number, most: number) =>
    values.numberOf(name, all[name], absent, most);
  return {
    given,
    query: values.textOf('query', given.query, QUERY_BYTES),
    queryType: values.wordOf('queryType', all.queryType, ['prefixLast', 'prefixAll', 'prefixNone']),
    typoTolerance: values.typoToleranceOf(all.typoTolerance),
    minWordSizefor1Typo: number('minWordSizefor1Typo', 4, 100),
    minWordSizefor2Typos: number('minWordSizefor2Typos', 8, 100),
    disableTypoToleranceOnAttributes: names('disableTypoToleranceOnAttributes') ?? [],
    disableTypoToleranceOnWords: names('disableTypoToleranceOnWords') ?? [],
    optionalWords: names('optionalWords') ?? [],
    removeWordsIfNoResults: values.wordOf('removeWordsIfNoResults', all.removeWordsIfNoResults, [
      'none',
      'lastWords',
      'firstWords',
      'allOptional',
    ]),
    ignoresPlurals: values.isForEnglish('ignorePlurals', all.ignorePlurals, all.queryLanguages),
    removesStopWords: values.isForEnglish(
      'removeStopWords',
      all.removeStopWords,
      all.queryLanguages,
    ),
    usesSynonyms: values.flagOf('synonyms', given.synonyms, true),
    restrictSearchableAttributes: names('restrictSearchableAttributes'),
    filters: filterGroups(given),
    facets: names('facets') ?? [],
    facetingAfterDistinct: values.flagOf(
      'facetingAfterDistinct',
      given.facetingAfterDistinct,
      false,
    ),
    maxValuesPerFacet: number('maxValuesPerFacet', 100, 1000),
    maxFacetHits: number('maxFacetHits', 10, 100),
    sortFacetValuesBy: values.wordOf('sortFacetValuesBy', all.sortFacetValuesBy, [
      'count',
      'alpha',
    ]),
    window: windowOf(given, hitsPerPage),
    hitsPerPage,
    paginationLimitedTo: number('paginationLimitedTo', 1000, 20_000),
    attributesToRetrieve: names('attributesToRetrieve') ?? ['*'],
    unretrievableAttributes: names('unretrievableAttributes') ?? [],
    attributesToHighlight: names('attributesToHighlight'),
    attributesToSnippet: values.snippetsOf(names('attributesToSnippet') ?? []),
    highlightPreTag: tag('highlightPreTag', '<em>'),
    highlightPostTag: tag('highlightPostTag', '</em>'),
    snippetEllipsisText: tag('snippetEllipsisText', '…'),
    around: values.placeOf(given.aroundLatLng),
    radius: values.radiusOf(given.aroundRadius),
    precision: number('aroundPrecision', 10, 1_000_000),
    getRankingInfo: values.flagOf('getRankingInfo', given.getRankingInfo, false),
    distinct: values.distinctOf(all.distinct),
    attributeForDistinct: tag('attributeForDistinct', ''),
    ranking: names('ranking'),
    customRanking: names('customRanking') ?? [],
    searchableAttributes: names('searchableAttributes') ?? [],
    attributesForFaceting: names('attributesForFaceting') ?? [],
    responseFields: names('responseFields') ?? ['*'],
    /** Whether the reply has a query id, for events that refer to it. */
    clickAnalytics: values.flagOf('clickAnalytics', given.clickAnalytics, false),
    userToken: values.userTokenOf(given.userToken),
    renderingContent: values.objectOf('renderingContent', all.renderingContent),
  };
}

const isOfSearch = (name: string): boolean => SEARCH_ONLY.has(name) || SEARCH_OR_SETTING.has(name);

/** The parameters of a search request on an index with these settings. */
export function readSearch(request: unknown, settings: JsonObject): SearchParameters {
  const given = mergedParameters(request);
  checkHonoured(given, isOfSearch);
  return parametersOf(given, settings);
}

/** Throws for invalid or unsupported settings. */
export function checkSettings(settings: JsonObject): void {
  checkHonoured(settings, name => SEARCH_OR_SETTING.has(name) || SETTING_ONLY.has(name));
  parametersOf({}, settings);
  checkDeclarations(settings);
}
