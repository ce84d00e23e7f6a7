import { attribute, elementsNamed } from './built-page';
import type { BuiltPage } from './built-page';

/** The contents of a page's meta elements with a name or property, in order. */
export const metaOf = (page: BuiltPage, name: string): readonly string[] =>
  elementsNamed(page, 'meta')
    .filter(meta => (attribute(meta, 'name') ?? attribute(meta, 'property')) === name)
    .map(meta => attribute(meta, 'content') ?? '');

/** The URLs of a page's links with a relation. */
export const linksOf = (page: BuiltPage, relation: string): readonly string[] =>
  elementsNamed(page, 'link')
    .filter(link => attribute(link, 'rel') === relation)
    .map(link => attribute(link, 'href') ?? '');

/** The alternates of a page: tags and URLs. */
export const alternatesOf = (
  page: BuiltPage,
): readonly { readonly tag: string; readonly address: string }[] =>
  elementsNamed(page, 'link').flatMap(link => {
    const tag = attribute(link, 'rel') === 'alternate' ? attribute(link, 'hreflang') : null;
    return tag === null ? [] : [{ tag, address: attribute(link, 'href') ?? '' }];
  });

/** Whether search engines may index a page. */
export const isIndexable = (page: BuiltPage): boolean =>
  !metaOf(page, 'robots').some(content => content.includes('noindex'));

/** Whether search engines should index a page under its own URL. */
export const isListed = (page: BuiltPage, site: Site): boolean =>
  isIndexable(page) && linksOf(page, 'canonical')[0] === site.addressOf(page);

/** The origin of a build, and the page of a URL. */
export interface Site {
  readonly origin: string;
  readonly addressOf: (page: Pick<BuiltPage, 'path'>) => string;
  /** The page at a URL, ignoring the query; null for any other URL. */
  readonly pageAt: (address: string) => BuiltPage | null;
}

/**
 * Finds pages by their absolute URLs, based on the origin of the home page.
 * @throws if the home page has no canonical URL
 */
export const siteOf = (pages: readonly BuiltPage[]): Site => {
  const home = pages.find(({ path }) => path === '/');
  const [origin] = home ? linksOf(home, 'canonical') : [];
  if (origin === undefined || !URL.canParse(origin)) {
    throw new Error('The home page does not tell its address: it has no canonical link.');
  }
  const byPath = new Map(pages.map(page => [page.path, page]));
  return {
    origin,
    addressOf: ({ path }) => `${origin}${path === '/' ? '' : encodeURI(path)}`,
    pageAt: address => {
      if (!URL.canParse(address)) return null;
      const url = new URL(address);
      return url.origin === origin ? (byPath.get(decodeURI(url.pathname)) ?? null) : null;
    },
  };
};
