/** The full address of a path on a site; that of the home page is the origin alone. */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  `${siteUrl}${path === '/' ? '' : path}`;
