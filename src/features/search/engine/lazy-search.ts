import { toFoundDocuments } from '~/src/gateways/algolia/to-found-documents';
import { toFoundProducts } from '~/src/gateways/algolia/to-found-products';
import {
  FacetControls,
  FilterChips,
  FilterSheetBody,
  trackScrollPosition,
  watchMenus,
} from '~/src/features/facets';
import { SearchEngine } from './search-engine';

/** Everything a search needs besides the page around it; loaded once the page is visible. */
export const lazySearch = {
  FacetControls,
  FilterChips,
  SearchEngine,
  SheetBody: FilterSheetBody,
  toFoundDocuments,
  toFoundProducts,
  trackScrollPosition,
  watchMenus,
};

export type LazySearch = typeof lazySearch;
