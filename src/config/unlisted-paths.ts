/** Pages that belong to one shopper or are tools: search engines must not index them. */
export const UNLISTED_PATHS = ['/cart', '/account', '/preview', '/search', '/logout'] as const;

/** Whether a site path, without its locale prefix, is one of them or below one. */
export const isUnlistedPath = (path: string): boolean =>
  UNLISTED_PATHS.some(each => path === each || path.startsWith(`${each}/`));

/** The search results page, and the parameter with the query. */
export const SEARCH_PAGE = { path: '/search', parameter: 'q' } as const;
