import type { TemplateName } from '~/src/gatsby/pages/page-maker';

export type SitemapKind =
  | 'pages'
  | 'products'
  | 'collections'
  | 'posts'
  | 'press'
  | 'people'
  | 'support'
  | 'videos'
  | 'dealers';

/** The sitemap of each template's pages; null if search engines must not list them. */
export const SITEMAP_OF: Readonly<Record<TemplateName, SitemapKind | null>> = {
  'content-page': 'pages',
  finder: 'pages',
  'shared-page': 'pages',
  product: 'products',
  'lead-product': 'products',
  collection: 'collections',
  collections: 'collections',
  shop: 'collections',
  blog: 'posts',
  'blog-post': 'posts',
  press: 'press',
  'press-release': 'press',
  people: 'people',
  person: 'people',
  support: 'support',
  'support-article': 'support',
  contact: 'support',
  videos: 'videos',
  playlist: 'videos',
  dealers: 'dealers',
  dealer: 'dealers',
  cart: null,
  search: null,
  'error-page': null,
  offline: null,
  preview: null,
  account: null,
};

const KINDS = new Map<string, SitemapKind | null>(Object.entries(SITEMAP_OF));

/** The sitemap of a template by its name; null if the template is not ours. */
export const sitemapOf = (template: unknown): SitemapKind | null =>
  typeof template === 'string' ? (KINDS.get(template) ?? null) : null;
