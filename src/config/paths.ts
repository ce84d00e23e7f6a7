import type { Brand } from './brands/brand';
import { defaultLocaleOf, localesOf, type Locale, type LocaleId } from './locales';

/** Site paths, without prefix, of a page in the locales that give it another one. */
export type AlternatePaths = Partial<Readonly<Record<LocaleId, string>>>;

interface SplitPath {
  readonly segments: readonly string[];
  /** Query and fragment, including `?` and `#`. */
  readonly suffix: string;
}

const split = (path: string): SplitPath => {
  const at = path.search(/[?#]/);
  const pathname = at < 0 ? path : path.slice(0, at);
  return {
    segments: pathname.split('/').filter(segment => segment !== ''),
    suffix: at < 0 ? '' : path.slice(at),
  };
};

const join = (segments: readonly string[], suffix: string): string =>
  `/${segments.join('/')}${suffix}`;

const localeOfSegments = (segments: readonly string[], brand: Brand): Locale | null =>
  localesOf(brand).find(
    locale => locale.urlPath !== '' && locale.urlPath === segments[0]?.toLowerCase(),
  ) ?? null;

// Spec storefront §2.5: a path with a homepage segment collapses to the root. The content home
// page has the slug "home", which is that segment only when nothing stands before it.
const collapseHome = (segments: readonly string[]): readonly string[] =>
  segments.at(-1) === 'homepage' || (segments.length === 1 && segments[0] === 'home')
    ? []
    : segments;

/** Whether a link stays on the site: starts with one slash, or is empty. */
export const isSitePath = (path: string): boolean => path === '' || /^\/(?![/\\])/.test(path);

/** The locale a path's pages are in; a prefix counts only as a whole segment, in any case. */
export const localeOfPath = (pathname: string, brand: Brand): Locale =>
  localeOfSegments(split(pathname).segments, brand) ?? defaultLocaleOf(brand);

/** The path without its locale prefix; query and anchor stay. */
export const stripLocale = (path: string, brand: Brand): string => {
  if (!isSitePath(path)) return path;
  const { segments, suffix } = split(path);
  const rest = localeOfSegments(segments, brand) ? segments.slice(1) : segments;
  return join(collapseHome(rest), suffix);
};

/**
 * The same page in another locale. A prefix that is there already is replaced, never doubled;
 * queries and anchors stay; trailing slashes go; a homepage segment collapses to the root. What is
 * not a site path (`#anchor`, `?query`, another origin, `mailto:`) is returned unchanged.
 */
export const localizePath = (path: string, locale: Locale, brand: Brand): string => {
  if (path === '' || !isSitePath(path))
    return path === '' ? localizePath('/', locale, brand) : path;
  const { segments, suffix } = split(stripLocale(path, brand));
  return join(locale.urlPath === '' ? segments : [locale.urlPath, ...segments], suffix);
};
