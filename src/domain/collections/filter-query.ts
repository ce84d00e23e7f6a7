import { AVAILABILITY_IDS } from './collection-filters';
import type { CollectionIndex } from './collection-index';
import { chosenOf, isAnyPrice, NO_FILTERS, withPrice, withValues } from './collection-selection';
import type { FilterSelection, PriceRange } from './collection-selection';

export interface FilterQuery {
  readonly selection: FilterSelection;
  /** How many pages of results are shown, from 1. */
  readonly page: number;
}

const RANGE = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/;

const parsePriceRange = (text: string | null): PriceRange => {
  const [, from, to] = RANGE.exec(text ?? '') ?? [];
  const centsOf = (amount: string | undefined): number | null =>
    amount === undefined ? null : Math.round(Number(amount) * 100);
  const range = { min: centsOf(from), max: centsOf(to) };
  const isBackwards = range.min !== null && range.max !== null && range.min > range.max;
  return isBackwards ? NO_FILTERS.price : range;
};

const formatPriceRange = ({ min, max }: PriceRange): string => {
  const amountOf = (cents: number | null): string =>
    cents === null ? '' : String(Number((cents / 100).toFixed(2)));
  return `${amountOf(min)}-${amountOf(max)}`;
};

/** The facets of a list, each with the ids of its values. */
export type KnownFacets = readonly (readonly [facet: string, values: readonly string[]])[];

/** Filters and page of a query; what these facets do not know is left out. */
export const parseFilters = (search: string, facets: KnownFacets): FilterQuery => {
  const query = new URLSearchParams(search);
  const selection = facets.reduce(
    (chosen, [facet, known]) => {
      const given = query.getAll(facet).flatMap(text => text.toLowerCase().split(','));
      return withValues(
        chosen,
        facet,
        [...new Set(given)].filter(value => known.includes(value)),
      );
    },
    withPrice(NO_FILTERS, parsePriceRange(query.get('price'))),
  );
  const page = query.get('page') ?? '';
  return { selection, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
};

/** Filters and page of a query; what the collection does not know is left out. */
export const parseFilterQuery = (search: string, index: CollectionIndex): FilterQuery =>
  parseFilters(search, [
    ['availability', AVAILABILITY_IDS],
    ['type', index.types.map(({ id }) => id)],
    ...index.options.map(({ id, values }) => [id, values.map(value => value.id)] as const),
  ]);

/**
 * The query with these filters instead of its own, in the order of the facets; other parameters stay
 * where they are.
 */
export const formatFilterQuery = (
  search: string,
  { selection, page }: FilterQuery,
  facetIds: readonly string[],
): string => {
  const query = new URLSearchParams(search);
  const facets = [...new Set([...facetIds, ...Object.keys(selection.values)])];
  for (const name of [...facets, 'page']) query.delete(name);
  const own = facets.flatMap(facet => {
    if (facet === 'price') {
      return isAnyPrice(selection.price) ? [] : `price=${formatPriceRange(selection.price)}`;
    }
    const chosen = chosenOf(selection, facet);
    return chosen.length === 0 ? [] : `${facet}=${chosen.join(',')}`;
  });
  const parts = [query.toString(), ...own, page > 1 ? `page=${page}` : ''];
  const all = parts.filter(part => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
};
