import {
  formatFilterQuery,
  parseFilters,
  type FilterQuery,
} from '~/src/domain/collections/filter-query';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import type { SearchFacet } from './search-facets';
import { SEARCH_SORT_ORDERS, type SearchSortOrder } from './search-indexes';

/** What a search asks for, as its address has it. */
export interface SearchAddress extends FilterQuery {
  /** Trimmed; empty for everything. */
  readonly query: string;
  readonly sort: SearchSortOrder;
}

export const WHOLE_SHOP: SearchAddress = {
  query: '',
  sort: 'default',
  page: 1,
  selection: NO_FILTERS,
};

/** Longer questions are cut, as the service does. */
const MOST_CHARACTERS = 256;

const SORT_PARAMETER = 'sort';

/** Characters that show nothing and turn the text around them. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A question as it is sent: without spaces around it and invisible marks, and not too long. */
export const toQuery = (text: string): string =>
  text.replace(BIDI_CONTROLS, '').trim().slice(0, MOST_CHARACTERS);

/** Reads the query of an address; what is unknown is left out. */
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

/** The query of this address, beginning with `?`, or empty; other parameters stay where they are. */
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
