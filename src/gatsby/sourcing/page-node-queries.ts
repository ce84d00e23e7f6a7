/** Query fields by which a template finds the node that its page was made from. */
const PAGE_NODES = {
  siteShell: 'SiteShell',
  product: 'Product',
  productCollection: 'ProductCollection',
  contentPage: 'ContentPage',
  blogPost: 'BlogPost',
  pressRelease: 'PressRelease',
  person: 'Person',
  sharedPage: 'SharedPage',
  supportArticle: 'SupportArticle',
  playlist: 'Playlist',
} as const;

/**
 * Those fields, never null: a page exists because its node does, so a page without one stops the
 * build instead of showing nothing, and the generated types say so.
 */
export const pageNodeQueries = Object.fromEntries(
  Object.entries(PAGE_NODES).map(([field, type]) => [field, { type: `${type}!` }]),
);
