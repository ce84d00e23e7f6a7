import { chosenOf, filterCount, isAnyPrice } from '~/src/domain/collections/collection-selection';
import type { SearchAddress } from '~/src/domain/search/search-address';
import {
  AVAILABILITY_FACET,
  CATEGORY_FACET,
  type SearchFacet,
} from '~/src/domain/search/search-facets';
import type { FoundProducts } from '~/src/gateways/algolia/to-found-products';
import type { FacetsView, OfferedFacet } from '../facets';

const PRICE: OfferedFacet = { id: 'price', name: '' };
const FIXED: readonly OfferedFacet[] = [
  { id: CATEGORY_FACET.id, name: '' },
  { id: AVAILABILITY_FACET.id, name: '' },
  PRICE,
];

const NO_VALUES: ReadonlySet<string> = new Set();

/**
 * The facets in which the results differ, and those in use; before the first reply, the ones that
 * nearly every search has.
 */
export const offeredFacets = (
  found: FoundProducts | null,
  { selection }: Pick<SearchAddress, 'selection'>,
  facets: readonly SearchFacet[],
): readonly OfferedFacet[] => {
  if (found === null) {
    return FIXED.filter(({ id }) => id === PRICE.id || facets.some(facet => facet.id === id));
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
  const isFixed = ({ id }: OfferedFacet): boolean => FIXED.some(facet => facet.id === id);
  const named = useful.map(({ id, name }) => ({ id, name }));
  return [
    ...named.filter(isFixed),
    ...(hasPrices ? [PRICE] : []),
    ...named.filter(f => !isFixed(f)),
  ];
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
