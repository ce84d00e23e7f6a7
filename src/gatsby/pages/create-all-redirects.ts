import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { defaultLocaleOf, localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { recordOf, textOf } from '~/src/domain/data/read';
import { BuildError } from '../build-error';
import { shellNodeId } from '../sourcing/node-ids';
import type { MadePaths } from './page-maker';
import type { Placeholders } from '~/hosting/redirects/expand-rules';
import { readRedirects, type WrittenRedirects } from '~/hosting/redirects/read-redirects';
import { resolveRedirects } from '~/hosting/redirects/resolve-redirects';

const FOLDER = 'redirects';

const withBrand = (address: string, brandId: string): string => {
  const url = new URL(address);
  url.searchParams.set('brand', brandId);
  return url.href;
};

/** The values of placeholders in redirect rules; `paths` are those of the build's pages. */
const placeholdersOf = (
  { productNames, cities }: WrittenRedirects,
  { brand, portals }: Pick<Settings, 'brand' | 'portals'>,
  promotionPath: string | null,
  paths: ReadonlySet<string>,
): Placeholders => ({
  values: {
    token: promotionPath ?? '/',
    onboardingDashboard: withBrand(portals.onboarding, brand.id),
    assetPortal: portals.assets,
  },
  lists: {
    product: [...productNames]
      .filter(([, handle]) => paths.has(`/products/${handle}`))
      .map(([name]) => name),
    city: cities,
  },
});

const pageFinder = ({ pages, clientOnly }: MadePaths) => {
  const isBuilt = (path: string): boolean =>
    path.endsWith('*')
      ? [...pages].some(each => each.startsWith(path.slice(0, -1)))
      : pages.has(path);
  const isPage = (path: string): boolean =>
    isBuilt(path) || [...clientOnly].some(each => path.startsWith(`${each}/`));
  return { isBuilt, isPage };
};

/** Creates the redirects of `redirects/` as routes. `paths` are those of the build's pages. */
export const createAllRedirects = (
  {
    actions,
    getNode,
    reporter,
  }: Pick<CreatePagesArgs, 'getNode'> & {
    readonly actions: Pick<Actions, 'createRedirect'>;
    readonly reporter: Pick<Reporter, 'info'>;
  },
  settings: Pick<Settings, 'brand' | 'portals'>,
  paths: MadePaths,
): void => {
  const { brand } = settings;
  const written = readRedirects(FOLDER);
  const shell = getNode(shellNodeId(defaultLocaleOf(brand).id));
  const { redirects, errors, missing } = resolveRedirects(written.rules, {
    placeholders: placeholdersOf(
      written,
      settings,
      textOf(recordOf(shell?.settings).promotionPath),
      paths.pages,
    ),
    ...pageFinder(paths),
    localizers: [...localesOf(brand)]
      .sort((a, b) => Number(a.urlPath !== '') - Number(b.urlPath !== ''))
      .map(locale => path => localizePath(path, locale, brand)),
  });
  const problems = [...written.problems, ...errors];
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  if (missing.length > 0) {
    reporter.info(
      `${missing.length} redirects go to the home page because ${brand.name} does not have their target: ${missing.join(', ')}`,
    );
  }
  for (const { from, to, status } of redirects) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      statusCode: status,
      isPermanent: status === 301,
      ignoreCase: true,
    });
  }
};
