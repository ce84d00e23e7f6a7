/** Pages that are one shopper's own, or a tool's: no search engine is to list them. */
export const UNLISTED_PATHS = ['/cart', '/account', '/preview', '/search', '/logout'] as const;

/** Whether a site path, without its locale prefix, is one of them or below one. */
export const isUnlistedPath = (path: string): boolean =>
  UNLISTED_PATHS.some(each => path === each || path.startsWith(`${each}/`));

/** The page of search results, and the parameter that carries what is sought. */
export const SEARCH_PAGE = { path: '/search', parameter: 'q' } as const;
