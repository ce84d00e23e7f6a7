import { attribute, elementsNamed } from '../built-page';
import type { BuiltPage } from '../built-page';
import { problem, type Problem } from '../problem';

const idsOf = (page: BuiltPage): ReadonlySet<string> =>
  new Set(page.elements.flatMap(element => attribute(element, 'id') ?? []));

export interface LinkTargets {
  readonly redirects: readonly string[];
  /** Patterns of client-only routes, as path prefixes. */
  readonly clientOnly: readonly string[];
  /** Files of the build that are not pages, as paths. */
  readonly files: ReadonlySet<string>;
}

/** Every internal link leads to a page, a redirect or a file of the build; every anchor exists. */
export const checkLinks = (
  pages: readonly BuiltPage[],
  targets: LinkTargets,
): readonly Problem[] => {
  const byPath = new Map(pages.map(page => [page.path, page]));
  const ids = new Map<string, ReadonlySet<string>>();
  const redirects = new Set(targets.redirects.map(path => path.toLowerCase()));
  const hasAnchor = (page: BuiltPage, id: string): boolean => {
    const known = ids.get(page.path) ?? idsOf(page);
    ids.set(page.path, known);
    return known.has(id);
  };

  const judge = (page: BuiltPage, href: string): string | null => {
    const url = new URL(href, `http://shop.invalid${page.path}`);
    if (url.host !== 'shop.invalid') return null;
    const path = decodeURI(url.pathname);
    const target = byPath.get(path);
    if (target === undefined) {
      const isKnown =
        redirects.has(path.toLowerCase()) ||
        targets.files.has(path) ||
        targets.clientOnly.some(prefix => path === prefix || path.startsWith(`${prefix}/`));
      return isKnown ? null : `links to ${href}, which is not built`;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || hasAnchor(target, id) ? null : `links to ${href}, whose anchor is missing`;
  };

  return pages.flatMap(page => {
    const hrefs = new Set(elementsNamed(page, 'a').flatMap(link => attribute(link, 'href') ?? []));
    return [...hrefs].flatMap(href => {
      if (/^(mailto|tel|sms):/.test(href)) return [];
      const message = judge(page, href);
      return message === null ? [] : [problem(page, message)];
    });
  });
};
