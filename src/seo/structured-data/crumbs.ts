import { breadcrumbList } from './schema-org/breadcrumb-list';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { localizedUrl } from '~/src/page-data/localized-url';

/** A page by its name and its site path without locale prefix. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs of a page: home, the pages between, and the page by its visible name. */
export const crumbsOf = (
  data: BasicPageData,
  context: PageContext,
  name: string,
  between: readonly (Crumb | null)[] = [],
) => {
  const home = { name: pageString(data, 'common', 'breadcrumb.home') ?? '', path: '/' };
  const all = [home, ...between, { name, path: context.originalPath }];
  return breadcrumbList(
    all.flatMap(crumb =>
      crumb === null ? [] : [{ name: crumb.name, url: localizedUrl(crumb.path, context) }],
    ),
  );
};
