import { slugOf } from './slug';

export const LINK_KINDS = ['internal', 'external', 'mail', 'phone', 'file', 'anchor'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/**
 * Where a link leads: a site path without a locale prefix, an address elsewhere, a mailbox, a
 * telephone, a file of the content system, or a place of the same page (`#…`).
 */
export interface Link {
  readonly kind: LinkKind;
  readonly href: string;
}

/** A link as an editor set it, its document looked up. */
export interface RawLink {
  readonly linkType: string | null;
  /** Site path, for targets other than documents. */
  readonly path: string | null;
  readonly url: string | null;
  readonly target: { readonly type: string; readonly slug: string | null } | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  /** Address of the chosen file. */
  readonly file?: string | null;
  /** Name of a place, with or without `#`: on this page, or on the page an internal link names. */
  readonly anchor?: string | null;
}

const PATH_OF = new Map<string, (slug: string) => string>([
  ['blogPost', slug => `/blog/${slugOf(slug)}`],
  ['blogCategory', slug => `/blog/category/${slugOf(slug)}`],
  ['pressRelease', slug => `/press/${slugOf(slug)}`],
  ['person', slug => `/people/${slugOf(slug)}`],
  ['supportArticle', slug => `/support/articles/${slugOf(slug)}`],
  ['playlist', slug => `/videos/${slugOf(slug)}`],
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

const anchorOf = ({ anchor }: RawLink): string => slugOf((anchor ?? '').replace(/^#/, ''));

const telephoneOf = (phone: string | null | undefined): string =>
  (phone ?? '').replace(/(?!^\+)[^\d]/g, '');

const internalPath = ({ path, target }: RawLink): string | null => {
  if (path) return path.startsWith('/') ? path : null;
  return target?.slug ? contentPath(target.type, target.slug) : null;
};

/** Address of each kind, or a sentence for editors that says why there is none. */
const ADDRESS_OF: Readonly<Record<LinkKind, (raw: RawLink) => { href: string } | string>> = {
  internal: raw => {
    const path = internalPath(raw);
    if (path === null) {
      return raw.path
        ? `the path "${raw.path}" lacks its first "/"`
        : 'an internal link has no target: choose a published document or set a path';
    }
    const anchor = anchorOf(raw);
    return { href: anchor === '' ? path : `${path}#${anchor}` };
  },
  external: ({ url }) => {
    if (!url) return 'an external link has no address: set its url';
    return isSafeUrl(url) ? { href: url } : `"${url}" is not a web, mail or telephone address`;
  },
  mail: ({ email }) => {
    if (!email) return 'a mail link has no mailbox: set its email';
    return /^[^\s@?#]+@[^\s@?#]+\.[^\s@?#]+$/.test(email)
      ? { href: `mailto:${email}` }
      : `"${email}" is not an email address`;
  },
  phone: ({ phone }) => {
    const number = telephoneOf(phone);
    if (number.length < SHORTEST_NUMBER) return `"${phone ?? ''}" is not a telephone number`;
    return { href: `tel:${number.length === NATIONAL_DIGITS ? '+1' : ''}${number}` };
  },
  file: ({ file }) => (file ? { href: file } : 'a file link has no file: choose one'),
  anchor: raw => {
    const anchor = anchorOf(raw);
    return anchor === '' ? 'an anchor link names no place: set its anchor' : { href: `#${anchor}` };
  },
};

const SHORTEST_NUMBER = 3;
const NATIONAL_DIGITS = 10;

/** The kind that a text names; an unknown one is a link to a page, as the plain page type is. */
const kindOf = (linkType: string): LinkKind =>
  LINK_KINDS.find(kind => kind === linkType) ?? 'internal';

const isOff = (raw: RawLink): boolean => raw.linkType === null || raw.linkType === 'disable';

const addressOf = (raw: RawLink): { href: string } | string =>
  ADDRESS_OF[kindOf(raw.linkType ?? '')](raw);

/** Why a link cannot be followed, as a sentence for editors; null when it can, or is disabled. */
export const linkProblem = (raw: RawLink): string | null => {
  const address = isOff(raw) ? null : addressOf(raw);
  return typeof address === 'string' ? address : null;
};

/** The link, or null if it is disabled or invalid (`linkProblem` says why). */
export const resolveLink = (raw: RawLink): Link | null => {
  const address = isOff(raw) ? null : addressOf(raw);
  if (address === null || typeof address === 'string') return null;
  return { kind: kindOf(raw.linkType ?? ''), href: address.href };
};

/** The kind of a link that was kept as text; anything else leads elsewhere. */
export const parseLinkKind = (value: unknown): LinkKind =>
  LINK_KINDS.find(kind => kind === value) ?? 'external';

function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(url);
}
