import { fetchCollectionIndex } from '~/src/gateways/site-files/collection-files';
import { FacetControls, FilterChips, FilterSheetBody, watchMenus } from '../../facets';
import { cardFiles } from './card-files';
import { createFilterSession } from './filter-session';
import { FilteredResults } from './filtered-results';
import { toFacetsView } from './to-facets-view';

/** All that filters need beyond their buttons; loaded when a shopper comes near them. */
export const lazyFilters = {
  cardFiles,
  createFilterSession,
  FacetControls,
  fetchCollectionIndex,
  FilterChips,
  FilteredResults,
  SheetBody: FilterSheetBody,
  toFacetsView,
  watchMenus,
};
