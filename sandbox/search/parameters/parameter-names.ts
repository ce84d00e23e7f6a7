/**
 * Valid parameters without an effect here: analytics, rules (the sandbox has none), and the like.
 */
export const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'ruleContexts',
  'enableRules',
  'enableABTest',
  'percentileComputation',
  'enableReRanking',
  'personalizationImpact',
]);

/** Parameters of which the sandbox supports only the service's default. */
export const DEFAULT_ONLY: Readonly<Record<string, string | boolean | number>> = {
  advancedSyntax: false,
  aroundLatLngViaIP: false,
  attributeCriteriaComputedByMinProximity: false,
  decompoundQuery: true,
  enablePersonalization: false,
  mode: 'keywordSearch',
  relevancyStrictness: 100,
  replaceSynonymsInHighlight: false,
  restrictHighlightAndSnippetArrays: false,
  sumOrFiltersScores: false,
};

/** Parameters that the sandbox always rejects. */
export const REFUSED: ReadonlySet<string> = new Set([
  'similarQuery',
  'optionalFilters',
  'insideBoundingBox',
  'insidePolygon',
  'semanticSearch',
  'minimumAroundRadius',
  'advancedSyntaxFeatures',
  'disableExactOnAttributes',
  'exactOnSingleWordQuery',
  'alternativesAsExact',
  'minProximity',
  'attributeCriteriaComputedBy',
  'reRankingApplyFilter',
  'allowTyposOnNumericTokens',
  'keepDiacriticsOnCharacters',
  'numericAttributesForFiltering',
]);

/** Parameters of a search that `search-parameters.ts` reads. */
export const SEARCH_ONLY: ReadonlySet<string> = new Set([
  'query',
  'page',
  'offset',
  'length',
  'facets',
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'restrictSearchableAttributes',
  'aroundLatLng',
  'aroundRadius',
  'aroundPrecision',
  'getRankingInfo',
  'synonyms',
  'clickAnalytics',
  'userToken',
  'naturalLanguages',
  'facetingAfterDistinct',
]);

/** Those that can also be index settings. */
export const SEARCH_OR_SETTING: ReadonlySet<string> = new Set([
  'hitsPerPage',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'highlightPreTag',
  'highlightPostTag',
  'attributesToHighlight',
  'attributesToSnippet',
  'snippetEllipsisText',
  'attributesToRetrieve',
  'typoTolerance',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'disableTypoToleranceOnAttributes',
  'queryType',
  'removeWordsIfNoResults',
  'optionalWords',
  'distinct',
  'ranking',
  'responseFields',
  'ignorePlurals',
  'removeStopWords',
  'queryLanguages',
  'renderingContent',
  'maxFacetHits',
]);

/** Index settings that are not search parameters. */
export const SETTING_ONLY: ReadonlySet<string> = new Set([
  'searchableAttributes',
  'attributesForFaceting',
  'customRanking',
  'replicas',
  'paginationLimitedTo',
  'attributeForDistinct',
  'unretrievableAttributes',
  'userData',
  'disableTypoToleranceOnWords',
  'indexLanguages',
  'primary',
  'version',
]);
