/** Spec storefront §7: what the search analytics call a view, a click and an addition. */
export const SEARCH_EVENT_NAMES = {
  view: 'Search Results Viewed',
  click: 'Search Result Clicked',
  conversion: 'Searched Product Added To Cart',
} as const;

/** Spec storefront §9: lifetime of the search analytics' cookie. */
export const SEARCH_COOKIE_DAYS = 6 * 30;

/** The maximum number of objects that the search service accepts in an event. */
export const MAX_EVENT_OBJECTS = 20;
