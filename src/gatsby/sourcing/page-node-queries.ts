/** Query fields by which a template finds the node of its page. */
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
  dealer: 'Dealer',
  fenceFinder: 'FenceFinder',
} as const;

/**
 * The same fields, never null: a page exists because its node does, so a missing node stops the
 * build instead of rendering nothing, and the generated types reflect that.
 */
export const pageNodeQueries = Object.fromEntries(
  Object.entries(PAGE_NODES).map(([field, type]) => [field, { type: `${type}!` }]),
);
