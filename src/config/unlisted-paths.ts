/** Pages that belong to one shopper or are tools: search engines must not index them. */
export const UNLISTED_PATHS = ['/cart', '/account', '/preview', '/search', '/logout'] as const;

/** Pages of one shopper or one editor: no analytics, and their addresses may hold secrets. */
const PRIVATE_PATHS = ['/account', '/preview', '/logout'] as const;

const isBelow = (path: string, tops: readonly string[]): boolean =>
  tops.some(each => path === each || path.startsWith(`${each}/`));

/** Whether a site path, without its locale prefix, is one of them or below one. */
export const isUnlistedPath = (path: string): boolean => isBelow(path, UNLISTED_PATHS);

/** Whether nothing may be measured on a site path, given without its locale prefix. */
export const isPrivatePath = (path: string): boolean => isBelow(path, PRIVATE_PATHS);

/** The search results page, and the parameter with the query. */
export const SEARCH_PAGE = { path: '/search', parameter: 'q' } as const;
