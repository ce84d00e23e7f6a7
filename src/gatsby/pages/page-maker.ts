import type { Actions } from 'gatsby';
import { resolve } from 'node:path';
import { defaultLocaleOf, localesOf, type Locale, type LocaleId } from '~/src/config/locales';
import { localizePath, type AlternatePaths } from '~/src/config/paths';
import type { Brand } from '~/src/config/brands/brand';

export type TemplateName =
  | 'product'
  | 'lead-product'
  | 'collection'
  | 'collections'
  | 'cart'
  | 'content-page'
  | 'blog'
  | 'blog-post'
  | 'press'
  | 'press-release'
  | 'people'
  | 'person'
  | 'shared-page'
  | 'support'
  | 'support-article'
  | 'contact'
  | 'videos'
  | 'playlist'
  | 'dealers'
  | 'dealer'
  | 'finder'
  | 'account'
  | 'preview'
  | 'search'
  | 'shop'
  | 'error-page'
  | 'offline';

export interface PagePlan {
  readonly template: TemplateName;
  readonly locale: Locale;
  /** Site path without the locale prefix. */
  readonly path: string;
  /** Locales in which the same page exists. */
  readonly alternates: readonly LocaleId[];
  /** Its paths, without prefix, in locales where they differ. */
  readonly alternatePaths?: AlternatePaths;
  /** Site path, without the locale prefix, of the canonical page if it is another. */
  readonly canonicalPath?: string | undefined;
  readonly context?: Readonly<Record<string, unknown>>;
  /** Whether the page handles every path below its own, in the browser. */
  readonly isClientOnly?: boolean;
}

/** Paths in lower case, with the locale prefix. */
export interface MadePaths {
  readonly pages: ReadonlySet<string>;
  /** Those of pages that handle every path below their own. */
  readonly clientOnly: ReadonlySet<string>;
}

const nameOf = ({ template, context }: PagePlan): string => {
  const id = context?.nodeId;
  return typeof id === 'string' && id !== ''
    ? `the page of ${id} (template ${template})`
    : `the page of the template ${template}`;
};

/**
 * Creates pages with their own `context.i18n`, so that the i18n plugin leaves them alone: the path
 * prefix of a locale belongs to the brand and may differ from the locale's id
 * (docs/decisions/0003-pages-per-locale-without-plugin-routing.md). A page whose path another one has
 * is reported and left out.
 */
export const pageMaker = (
  createPage: Actions['createPage'],
  brand: Brand,
  report: (problem: string) => void,
): { readonly make: (plan: PagePlan) => void; readonly paths: MadePaths } => {
  const languages = localesOf(brand).map(({ id }) => id);
  const defaultLanguage = defaultLocaleOf(brand).id;
  const pages = new Set<string>();
  const holders = new Map<string, string>();
  const clientOnly = new Set<string>();
  const make = (plan: PagePlan): void => {
    const { template, locale, path: originalPath, alternates, canonicalPath, context } = plan;
    const alternatePaths = plan.alternatePaths ?? {};
    const path = localizePath(originalPath, locale, brand);
    const holder = holders.get(path.toLowerCase());
    if (holder !== undefined) {
      report(
        `Two pages have the path ${path}: ${nameOf(plan)} is left out, and ${holder} is kept. Change the slug or the handle of one.`,
      );
      return;
    }
    holders.set(path.toLowerCase(), nameOf(plan));
    pages.add(path.toLowerCase());
    if (plan.isClientOnly) clientOnly.add(path.toLowerCase());
    createPage({
      path,
      ...(plan.isClientOnly ? { matchPath: `${path}/*` } : {}),
      component: resolve(`src/templates/${template}/${template}.tsx`),
      context: {
        ...context,
        template,
        locale: locale.id,
        language: locale.id,
        originalPath,
        alternates,
        ...(canonicalPath === undefined ? {} : { canonicalPath }),
        ...(Object.keys(alternatePaths).length === 0 ? {} : { alternatePaths }),
        i18n: {
          language: locale.id,
          languages,
          defaultLanguage,
          generateDefaultLanguagePage: false,
          routed: locale.id !== defaultLanguage,
          originalPath,
          path,
        },
      },
    });
  };
  return { make, paths: { pages, clientOnly } };
};
