import { priceBounds } from '~/src/domain/collections/collection-filters';
import type { FacetsView } from '~/src/features/facets';
import type { FilterSession, FilterView } from './filter-session';

/** The facets of a collection that is filtered in the browser. */
export const toFacetsView = (
  { index, everything }: FilterSession,
  { selection, isActive, result }: FilterView,
): FacetsView => ({
  selection,
  isActive,
  facets: result.facets,
  count: result.matches.length,
  prices: priceBounds(index),
  presentIn: facetId => {
    const all = everything.facets.find(({ id }) => id === facetId)?.values ?? [];
    return new Set(all.flatMap(({ id, count }) => (count > 0 ? id : [])));
  },
});
