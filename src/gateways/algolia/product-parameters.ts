import type { Brand } from '~/src/config/brands/brand';
import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import type { Locale } from '~/src/config/locales';
import { chosenOf } from '~/src/domain/collections/collection-selection';
import type { SearchAddress } from '~/src/domain/search/search-address';
import {
  CATEGORY_FACET,
  PRICE_ATTRIBUTE,
  type SearchFacet,
} from '~/src/domain/search/search-facets';
import { searchFilters } from '~/src/domain/search/search-indexes';

/** The parameters that all searches of a page share. */
export const commonParameters = (
  locale: Pick<Locale, 'id' | 'language'>,
  brand: Pick<Brand, 'usesGlobalProductIndex'>,
) => ({
  filters: searchFilters(locale, brand),
  attributesToHighlight: [],
  attributesToSnippet: [],
  clickAnalytics: true,
});

const PRODUCT_ATTRIBUTES = ['card'];

const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/**
 * The parameters of a search for products, as the vendor's search helper takes them: values of a
 * facet add up, facets narrow. Prices are sent in whole units of the currency. `collection` is the
 * title of the collection to search; `filters` apply to every search.
 */
export const productParameters = (
  { query, page, selection }: SearchAddress,
  facets: readonly SearchFacet[],
  collection: string | null,
  filters: string,
) => {
  const { min, max } = selection.price;
  return {
    query,
    filters:
      collection === null
        ? filters
        : `${filters} AND ${CATEGORY_FACET.attribute}:${quoted(collection)}`,
    page: page - 1,
    hitsPerPage: COLLECTION_PAGE_SIZE,
    attributesToRetrieve: PRODUCT_ATTRIBUTES,
    maxValuesPerFacet: 100,
    disjunctiveFacets: [PRICE_ATTRIBUTE, ...facets.map(({ attribute }) => attribute)],
    disjunctiveFacetsRefinements: Object.fromEntries(
      facets.flatMap(({ id, attribute, values }) => {
        const chosen = chosenOf(selection, id);
        const names = values.flatMap(value => (chosen.includes(value.id) ? value.name : []));
        return names.length === 0 ? [] : [[attribute, names]];
      }),
    ),
    numericRefinements: {
      [PRICE_ATTRIBUTE]: {
        ...(min === null ? {} : { '>=': [min / 100] }),
        ...(max === null ? {} : { '<=': [max / 100] }),
      },
    },
  };
};
