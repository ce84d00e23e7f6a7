/** Pages with personal data or drafts: they must not be stored, indexed or measured. */
export const PRIVATE_PATHS = ['/account', '/logout', '/preview'] as const;

/** Pages that belong to one shopper or are tools: search engines must not index them. */
export const UNLISTED_PATHS = ['/cart', '/search', ...PRIVATE_PATHS] as const;

const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some(each => path === each || path.startsWith(`${each}/`));

/** Whether a site path, without its locale prefix, is an unlisted page or below one. */
export const isUnlistedPath = (path: string): boolean => isBelow(path, UNLISTED_PATHS);

/** Whether a site path, without its locale prefix, is private: its address may hold secrets. */
export const isPrivatePath = (path: string): boolean => isBelow(path, PRIVATE_PATHS);

/** Whether a site path, without its locale prefix, is in the account area. */
export const isAccountPath = (path: string): boolean => isBelow(path, ['/account']);

/** The search results page, and the parameter with the query. */
export const SEARCH_PAGE = { path: '/search', parameter: 'q' } as const;
