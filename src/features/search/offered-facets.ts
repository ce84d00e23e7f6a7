import { chosenOf, filterCount, isAnyPrice } from '~/src/domain/collections/collection-selection';
import { inFilterOrder } from '~/src/domain/collections/filter-order';
import type { SearchAddress } from '~/src/domain/search/search-address';
import {
  AVAILABILITY_FACET,
  CATEGORY_FACET,
  type SearchFacet,
} from '~/src/domain/search/search-facets';
import type { FoundProducts } from '~/src/gateways/algolia/to-found-products';
import type { FacetsView, OfferedFacet } from '../facets';

const PRICE: OfferedFacet = { id: 'price', name: '' };
const NO_VALUES: ReadonlySet<string> = new Set();

const inOrder = (facets: readonly OfferedFacet[], hasPrices: boolean): readonly OfferedFacet[] =>
  inFilterOrder([...facets.map(({ id, name }) => ({ id, name })), ...(hasPrices ? [PRICE] : [])]);

/**
 * The facets in which the results differ, and those in use; before the first reply, all those of
 * the whole shop, or of a collection the ones that nearly every list has.
 */
export const offeredFacets = (
  found: FoundProducts | null,
  { selection }: Pick<SearchAddress, 'selection'>,
  facets: readonly SearchFacet[],
): readonly OfferedFacet[] => {
  if (found === null) {
    const isWholeShop = facets.some(({ id }) => id === CATEGORY_FACET.id);
    const isCommon = ({ id }: SearchFacet): boolean => id === AVAILABILITY_FACET.id;
    return inOrder(isWholeShop ? facets : facets.filter(isCommon), true);
  }
  const { prices, count } = found;
  const isDifferent = ({ id, values }: FoundProducts['facets'][number]): boolean => {
    const useful = values.filter(value => value.count > 0);
    return id === AVAILABILITY_FACET.id
      ? useful.some(value => value.count < count)
      : useful.length > 1;
  };
  const useful = found.facets.filter(
    facet => chosenOf(selection, facet.id).length > 0 || isDifferent(facet),
  );
  const hasPrices = !isAnyPrice(selection.price) || (prices !== null && prices.min < prices.max);
  return inOrder(useful, hasPrices);
};

/** The facets of a search; null until the first reply. */
export const facetsViewOf = (
  found: FoundProducts | null,
  { selection }: Pick<SearchAddress, 'selection'>,
): FacetsView | null =>
  found && {
    selection,
    isActive: filterCount(selection) > 0,
    facets: found.facets,
    count: found.count,
    prices: found.prices,
    presentIn: () => NO_VALUES,
  };
