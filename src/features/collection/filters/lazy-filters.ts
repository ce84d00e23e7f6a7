import { fetchCollectionIndex } from '~/src/gateways/site-files/collection-files';
import { FacetControls, FilterChips, FilterSheetBody, watchMenus } from '~/src/features/facets';
import { cardFiles } from './card-files';
import { createFilterSession } from './filter-session';
import { FilteredResults } from './filtered-results';
import { toFacetsView } from './to-facets-view';

/** The code of the filters, loaded when a pointer or focus comes near their buttons. */
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
