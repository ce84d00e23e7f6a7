import type { IndexSettings, SupportedLanguage } from 'algoliasearch';
import type { Brand } from '~/src/config/brands/brand';
import { localesOf, type LanguageCode } from '~/src/config/locales';
import {
  ARTICLES_INDEX,
  BLOGS_INDEX,
  DEALERS_INDEX,
  productIndexOf,
  productsIndexOf,
} from '~/src/domain/search/search-indexes';
import { SEARCH_SORT_ORDERS, type SearchSortOrder } from '~/src/domain/search/search-sort-orders';
import type { IndexPlan, IndexRecord } from './push-index';
import { synonyms } from './synonyms';

// Where words may be missing, more words matter more than fewer typos.
const RANKING = ['words', 'filters', 'typo', 'geo', 'proximity', 'attribute', 'exact', 'custom'];

// A title with the words says more than a sentence in which they stand together.
const DOCUMENT_RANKING = [
  'words',
  'filters',
  'typo',
  'geo',
  'attribute',
  'proximity',
  'exact',
  'custom',
];

const LANGUAGES: Readonly<Record<LanguageCode, SupportedLanguage>> = {
  EN: 'en',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
  ES: 'es',
  NL: 'nl',
};

/** The word settings of every index that shoppers search. */
const wordSettings = (brand: Brand) => {
  const each = [...new Set(localesOf(brand).map(({ language }) => LANGUAGES[language]))];
  return {
    queryLanguages: each,
    ignorePlurals: each,
    // "gps collar for beagles": what cannot be found whole is found in part.
    removeWordsIfNoResults: 'allOptional' as const,
  };
};

/** The criterion of each order but "Featured", which is the service's own ranking. */
const ORDER_CRITERIA: Readonly<Record<Exclude<SearchSortOrder, 'default'>, string>> = {
  newest: 'desc(publishedAt)',
  oldest: 'asc(publishedAt)',
  priceAsc: 'asc(price)',
  priceDesc: 'desc(price)',
  atoz: 'asc(titleSort)',
  ztoa: 'desc(titleSort)',
};

const criterionOf = (order: SearchSortOrder): string | null =>
  order === 'default' ? null : ORDER_CRITERIA[order];

/** Names that the service can take as part of an attribute's path. */
const optionNames = (records: readonly IndexRecord[]): readonly string[] => {
  const names = records.flatMap(({ options }) =>
    typeof options === 'object' && options !== null ? Object.keys(options) : [],
  );
  return [...new Set(names)].filter(name => !/[.,()]/.test(name)).sort();
};

const productSettings = (records: readonly IndexRecord[], brand: Brand): IndexSettings => {
  const words = wordSettings(brand);
  const options = optionNames(records).map(name => `options.${name}`);
  return {
    ...words,
    removeStopWords: words.queryLanguages,
    minWordSizefor2Typos: 7,
    searchableAttributes: [
      'unordered(title)',
      'unordered(searchTerms)',
      'unordered(categories)',
      ['tags', ...options].join(','),
      'skus',
      'unordered(description)',
    ],
    disableTypoToleranceOnAttributes: ['skus'],
    attributesForFaceting: [
      'categories',
      'productType',
      'tags',
      'price',
      'isAvailable',
      'isOnAutoship',
      ...options.map(name => `searchable(${name})`),
      'filterOnly(locale)',
      'filterOnly(language)',
      'filterOnly(isHidden)',
      'filterOnly(handle)',
    ],
    ranking: RANKING,
    customRanking: ['desc(isAvailable)', 'asc(featuredRank)'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['description:24'],
  };
};

/** A sort order of the search page: its attribute comes first, and hits with many typos are left out. */
const replicaSettings = (settings: IndexSettings, criterion: string): IndexSettings => ({
  ...settings,
  ranking: [criterion, ...RANKING],
  typoTolerance: 'min',
});

/** The index of products, with a replica for each order and currency of the brand's locales. */
export const productPlan = (records: readonly IndexRecord[], brand: Brand): IndexPlan => {
  const settings = productSettings(records, brand);
  const currencies = [...new Set(localesOf(brand).map(({ currency }) => currency))];
  const replicas = SEARCH_SORT_ORDERS.flatMap(order => {
    const criterion = criterionOf(order);
    if (criterion === null) return [];
    return currencies.map(
      currency =>
        [productIndexOf(order, currency, brand), replicaSettings(settings, criterion)] as const,
    );
  });
  const name = productsIndexOf(brand);
  return { name, records, settings, replicas: Object.fromEntries(replicas), synonyms };
};

const documentFilters = [
  'filterOnly(locale)',
  'filterOnly(language)',
  'filterOnly(isHidden)',
  'filterOnly(handle)',
];

const documentPlan = (
  name: string,
  group: string,
  customRanking: string[],
  records: readonly IndexRecord[],
  brand: Brand,
): IndexPlan => ({
  name,
  records,
  settings: {
    ...wordSettings(brand),
    searchableAttributes: ['unordered(title)', 'unordered(excerpt)', group, 'unordered(text)'],
    attributesForFaceting: [group, ...documentFilters],
    ranking: DOCUMENT_RANKING,
    customRanking,
    attributesToHighlight: ['title', 'excerpt'],
    attributesToSnippet: ['text:24'],
  },
  replicas: {},
  synonyms,
});

/** The index of blog posts, newest first among equally good hits. */
export const postPlan = (records: readonly IndexRecord[], brand: Brand): IndexPlan =>
  documentPlan(BLOGS_INDEX, 'category', ['desc(publishedAt)'], records, brand);

/** The index of support articles. */
export const articlePlan = (records: readonly IndexRecord[], brand: Brand): IndexPlan =>
  documentPlan(ARTICLES_INDEX, 'section', [], records, brand);

/** The index of dealers, which visitors look up by id, and by place. */
export const dealerPlan = (records: readonly IndexRecord[]): IndexPlan => ({
  name: DEALERS_INDEX,
  records,
  settings: {
    searchableAttributes: ['id', 'name', 'serviceAreas', 'postalCode', 'postalPrefixes'],
    attributesForFaceting: [
      'companyOwned',
      'searchable(serviceAreas)',
      'searchable(address.region)',
      'address.country',
      'filterOnly(postalPrefixes)',
    ],
  },
  replicas: {},
  synonyms: [],
});
