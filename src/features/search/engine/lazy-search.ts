import { toFoundDocuments } from '~/src/gateways/algolia/to-found-documents';
import { toFoundProducts } from '~/src/gateways/algolia/to-found-products';
import {
  FacetControls,
  FilterChips,
  FilterSheetBody,
  trackScrollPosition,
  watchMenus,
} from '../../facets';
import { SearchEngine } from './search-engine';

/** All that a search needs beyond its frame; loaded once the page shows. */
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
