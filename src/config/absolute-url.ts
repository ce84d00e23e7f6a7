/** The absolute URL of a path on a site; for the home page, just the origin. */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  `${siteUrl}${path === '/' ? '' : path}`;
