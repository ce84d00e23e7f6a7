import {
  formatFilterQuery,
  parseFilters,
  type FilterQuery,
} from '~/src/domain/collections/filter-query';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import type { SearchFacet } from './search-facets';
import { SEARCH_SORT_ORDERS, type SearchSortOrder } from './search-sort-orders';

/** The state of a search, as its URL has it. */
export interface SearchAddress extends FilterQuery {
  /** Trimmed; empty to list everything. */
  readonly query: string;
  readonly sort: SearchSortOrder;
}

export const WHOLE_SHOP: SearchAddress = {
  query: '',
  sort: 'default',
  page: 1,
  selection: NO_FILTERS,
};

/** Longer queries are cut, as the service does. */
const MOST_CHARACTERS = 256;

const SORT_PARAMETER = 'sort';

/** Invisible characters that change the direction of the text around them. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters, such as a NUL in a link: nobody means them. */
const CONTROLS = /\p{Cc}+/gu;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * A query as sent: trimmed, cut to the limit, and without invisible characters. Empty if no letter
 * or digit is left: the service would answer with everything.
 */
export const toQuery = (text: string): string => {
  // Some keyboards write letters and digits at full width.
  const clean = text.normalize('NFKC').replace(BIDI_CONTROLS, '').replace(CONTROLS, ' ');
  const query = clean.trim();
  return LETTER_OR_DIGIT.test(query) ? query.slice(0, MOST_CHARACTERS) : '';
};

/** Reads the query of a URL; unknown values are left out. */
export const parseSearchAddress = (
  search: string,
  facets: readonly SearchFacet[],
): SearchAddress => {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get(SORT_PARAMETER);
  return {
    query: toQuery(parameters.get(SEARCH_PAGE.parameter) ?? ''),
    sort: SEARCH_SORT_ORDERS.find(order => order === sort) ?? 'default',
    ...parseFilters(
      search,
      facets.map(({ id, values }) => [id, values.map(value => value.id)]),
    ),
  };
};

/** The query of this state, beginning with `?`, or empty; keeps other parameters. */
export const formatSearchAddress = (
  search: string,
  { query, sort, ...filters }: SearchAddress,
  facets: readonly SearchFacet[],
): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(SEARCH_PAGE.parameter);
  parameters.delete(SORT_PARAMETER);
  if (query !== '') parameters.set(SEARCH_PAGE.parameter, query);
  if (sort !== 'default') parameters.set(SORT_PARAMETER, sort);
  return formatFilterQuery(parameters.toString(), filters, [
    'price',
    ...facets.map(({ id }) => id),
  ]);
};
