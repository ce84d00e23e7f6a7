/** Parameters that change nothing here and are valid: analytics, rules (the sandbox has none), and the like. */
export const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  ...['analytics', 'analyticsTags', 'userToken', 'ruleContexts', 'enableRules', 'enableABTest'],
  ...['percentileComputation', 'enableReRanking', 'personalizationImpact', 'relevancyStrictness'],
  ...['queryLanguages', 'naturalLanguages', 'renderingContent'],
]);

/** Parameters that the service knows and of which the sandbox honours the service's default alone. */
export const DEFAULT_ONLY: Readonly<Record<string, string | boolean>> = {
  advancedSyntax: false,
  aroundLatLngViaIP: false,
  attributeCriteriaComputedByMinProximity: false,
  decompoundQuery: true,
  enablePersonalization: false,
  facetingAfterDistinct: false,
  mode: 'keywordSearch',
  replaceSynonymsInHighlight: false,
  restrictHighlightAndSnippetArrays: false,
  sumOrFiltersScores: false,
};

/** Parameters that the service knows and the sandbox refuses whatever they say. */
export const REFUSED: ReadonlySet<string> = new Set([
  ...['similarQuery', 'optionalFilters', 'insideBoundingBox', 'insidePolygon', 'semanticSearch'],
  ...['minimumAroundRadius', 'advancedSyntaxFeatures', 'disableExactOnAttributes'],
  ...['exactOnSingleWordQuery', 'alternativesAsExact', 'minProximity'],
  ...['attributeCriteriaComputedBy', 'reRankingApplyFilter', 'allowTyposOnNumericTokens'],
  ...['keepDiacriticsOnCharacters'],
]);

/** Parameters of a search that `search-parameters.ts` reads. */
export const SEARCH_ONLY: ReadonlySet<string> = new Set([
  ...['query', 'page', 'offset', 'length', 'facets', 'filters', 'facetFilters', 'numericFilters'],
  ...['tagFilters', 'restrictSearchableAttributes', 'aroundLatLng', 'aroundRadius'],
  ...['aroundPrecision', 'getRankingInfo', 'synonyms', 'clickAnalytics'],
]);

/** Those that an index may also have as settings. */
export const SEARCH_OR_SETTING: ReadonlySet<string> = new Set([
  ...['hitsPerPage', 'maxValuesPerFacet', 'sortFacetValuesBy', 'highlightPreTag'],
  ...['highlightPostTag', 'attributesToHighlight', 'attributesToSnippet', 'snippetEllipsisText'],
  ...['attributesToRetrieve', 'typoTolerance', 'minWordSizefor1Typo', 'minWordSizefor2Typos'],
  ...['disableTypoToleranceOnAttributes', 'queryType', 'removeWordsIfNoResults'],
  ...['optionalWords', 'distinct', 'ranking', 'responseFields'],
  ...['ignorePlurals', 'removeStopWords'],
]);

/** What is set for an index and not for a search. */
export const SETTING_ONLY: ReadonlySet<string> = new Set([
  ...['searchableAttributes', 'attributesForFaceting', 'customRanking', 'replicas'],
  ...['paginationLimitedTo', 'attributeForDistinct', 'unretrievableAttributes', 'userData'],
  ...['disableTypoToleranceOnWords', 'numericAttributesForFiltering', 'maxFacetHits'],
  ...['indexLanguages', 'primary', 'version'],
]);
