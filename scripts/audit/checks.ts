import { attribute, textOf } from './built-page';
import type { BuiltPage, Element } from './built-page';

export interface Problem {
  readonly page: string;
  readonly message: string;
}

const ERROR_PAGE = /(^|\/)(404|500)$/;

const named = (page: BuiltPage, tag: string): readonly Element[] =>
  page.elements.filter(element => element.tagName === tag);

const problem = (page: BuiltPage, message: string): Problem => ({ page: page.path, message });

/** Every page has one title of its own. */
export const checkTitles = (pages: readonly BuiltPage[]): readonly Problem[] => {
  const seen = new Map<string, string>();
  return pages.flatMap(page => {
    const titles = page.elements.filter(
      element => element.tagName === 'title' && element.namespaceURI.endsWith('xhtml'),
    );
    const [title] = titles;
    if (title === undefined || titles.length !== 1) {
      return [problem(page, `has ${titles.length} titles, expected one`)];
    }
    const text = textOf(title);
    if (text === '') return [problem(page, 'has an empty title')];
    if (ERROR_PAGE.test(page.path)) return [];
    const language = attribute(named(page, 'html')[0] ?? title, 'lang') ?? '';
    const key = `${language}|${text}`;
    const twin = seen.get(key);
    seen.set(key, page.path);
    return twin === undefined ? [] : [problem(page, `shares its title "${text}" with ${twin}`)];
  });
};

/** A page names its language, has one first heading, and never skips a heading level. */
export const checkHeadings = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const problems: Problem[] = [];
    const html = named(page, 'html')[0];
    if (html === undefined || !attribute(html, 'lang')) {
      problems.push(problem(page, 'does not name its language'));
    }
    const levels = page.elements
      .filter(element => /^h[1-6]$/.test(element.tagName))
      .map(element => ({ level: Number(element.tagName[1]), text: textOf(element) }));
    const first = levels.filter(each => each.level === 1).length;
    if (first !== 1) problems.push(problem(page, `has ${first} h1 headings, expected one`));
    levels.forEach((each, index) => {
      const before = levels[index - 1];
      if (before !== undefined && each.level > before.level + 1) {
        problems.push(
          problem(page, `heading "${each.text}" jumps from h${before.level} to h${each.level}`),
        );
      }
      if (each.text === '') problems.push(problem(page, `has an empty h${each.level}`));
    });
    return problems;
  });

/** Every image reserves its space and says what it shows (or that it decorates). */
export const checkImages = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page =>
    named(page, 'img').flatMap(image => {
      const source = attribute(image, 'src') ?? '(no src)';
      const problems: Problem[] = [];
      if (attribute(image, 'alt') === null) {
        problems.push(problem(page, `image ${source} has no alt`));
      }
      for (const side of ['width', 'height']) {
        if (!/^\d+$/.test(attribute(image, side) ?? '')) {
          problems.push(problem(page, `image ${source} has no ${side}`));
        }
      }
      return problems;
    }),
  );

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
    const hrefs = new Set(named(page, 'a').flatMap(link => attribute(link, 'href') ?? []));
    return [...hrefs].flatMap(href => {
      if (/^(mailto|tel|sms):/.test(href)) return [];
      const message = judge(page, href);
      return message === null ? [] : [problem(page, message)];
    });
  });
};

/** Each page carries a content security policy without 'unsafe-inline' for scripts. */
export const checkPolicies = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const policy = named(page, 'meta').find(
      meta => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    );
    const content = policy === undefined ? null : attribute(policy, 'content');
    if (!content) return [problem(page, 'has no content security policy')];
    const scripts = /script-src ([^;]*)/.exec(content)?.[1] ?? '';
    if (scripts === '' || scripts.includes('unsafe-inline')) {
      return [problem(page, `allows inline scripts: "${scripts}"`)];
    }
    return [];
  });
