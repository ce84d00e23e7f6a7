import { fetchCollectionIndex } from '~/src/gateways/site-files/collection-files';
import { cardFiles } from './card-files';
import { FacetControls } from './facet-controls';
import { FilterChips } from './filter-chips';
import { createFilterSession } from './filter-session';
import { FilteredResults } from './filtered-results';
import { watchMenus } from './menu-behaviour';
import { FilterSheetBody } from './filter-sheet-body';

/** The code of the filters, loaded when a shopper gets near their buttons. */
export const lazyFilters = {
  cardFiles,
  createFilterSession,
  FacetControls,
  fetchCollectionIndex,
  FilterChips,
  FilteredResults,
  SheetBody: FilterSheetBody,
  watchMenus,
};
