import { slugOf } from './slug';

/** Where a link leads: a site path without a locale prefix, or an address elsewhere. */
export interface Link {
  readonly kind: 'internal' | 'external';
  readonly href: string;
}

/** A link as an editor set it, its document looked up. */
export interface RawLink {
  readonly linkType: string | null;
  /** Site path, for targets that are no documents. */
  readonly path: string | null;
  readonly url: string | null;
  readonly target: { readonly type: string; readonly slug: string | null } | null;
}

const PATH_OF = new Map<string, (slug: string) => string>([
  ['blogPost', slug => `/blog/${slugOf(slug)}`],
  ['blogCategory', slug => `/blog/category/${slugOf(slug)}`],
  ['pressRelease', slug => `/press/${slugOf(slug)}`],
  ['person', slug => `/people/${slugOf(slug)}`],
  ['globalProduct', slug => `/products/${slug}`],
  ['globalProductCollection', slug => `/collections/${slug}`],
]);

const pagePath = (slug: string): string => (slug === 'home' ? '/' : `/${slug.replace(/^\/+/, '')}`);

/**
 * The site path of a document, without a locale prefix. An unknown kind falls back to the plain
 * page type (spec storefront §3 Content entities).
 */
export const contentPath = (type: string, slug: string): string =>
  (PATH_OF.get(type) ?? pagePath)(slug);

/** Why a link cannot be followed, as a sentence for editors; null when it can, or is disabled. */
export const linkProblem = (raw: RawLink): string | null => {
  if (raw.linkType === null || raw.linkType === 'disable') return null;
  if (raw.linkType === 'external') {
    if (!raw.url) return 'an external link has no address: set its url';
    return isSafeUrl(raw.url) ? null : `"${raw.url}" is no web, mail or telephone address`;
  }
  if (raw.path)
    return raw.path.startsWith('/') ? null : `the path "${raw.path}" lacks its first "/"`;
  if (raw.target?.slug) return null;
  return 'an internal link has no target: choose a published document or set a path';
};

/** The link, or null when it is disabled or invalid (`linkProblem` tells why). */
export const resolveLink = (raw: RawLink): Link | null => {
  if (raw.linkType === null || raw.linkType === 'disable' || linkProblem(raw) !== null) return null;
  if (raw.linkType === 'external') return { kind: 'external', href: raw.url ?? '' };
  if (raw.path) return { kind: 'internal', href: raw.path };
  return raw.target?.slug
    ? { kind: 'internal', href: contentPath(raw.target.type, raw.target.slug) }
    : null;
};

function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(url);
}
