export type { SearchDialogProps } from './dialog/search-dialog';
export { loadSearchDialog } from './dialog/load-search-dialog';
export { SearchView } from './search-view';
export { ShopView } from './shop-view';
