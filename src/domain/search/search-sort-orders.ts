/** Orders of the search page (spec storefront §4); `default` is "Featured". */
export const SEARCH_SORT_ORDERS = [
  'default',
  'newest',
  'oldest',
  'priceAsc',
  'priceDesc',
  'atoz',
  'ztoa',
] as const;

export type SearchSortOrder = (typeof SEARCH_SORT_ORDERS)[number];
