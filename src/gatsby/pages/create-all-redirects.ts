import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { defaultLocaleOf, localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { recordOf, textOf } from '~/src/domain/data/read';
import { BuildError } from '../build-error';
import { shellNodeId } from '../sourcing/node-ids';
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

const BELOW = '/*';

/** The pages of the build, and what client-only ones answer. */
const pagesAt = (
  paths: ReadonlySet<string>,
): {
  readonly isPage: (path: string) => boolean;
  readonly isClientOnly: (path: string) => boolean;
} => {
  const all = [...paths];
  const areas = all.flatMap(path => (path.endsWith(BELOW) ? [path.slice(0, -1)] : []));
  return {
    isPage: path =>
      path.endsWith('*') ? all.some(each => each.startsWith(path.slice(0, -1))) : paths.has(path),
    isClientOnly: path => areas.some(area => path.startsWith(area)),
  };
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
  paths: ReadonlySet<string>,
): void => {
  const { brand } = settings;
  const written = readRedirects(FOLDER);
  const shell = getNode(shellNodeId(defaultLocaleOf(brand).id));
  const { redirects, errors, missing } = resolveRedirects(written.rules, {
    placeholders: placeholdersOf(
      written,
      settings,
      textOf(recordOf(shell?.settings).promotionPath),
      paths,
    ),
    ...pagesAt(paths),
    localizers: [...localesOf(brand)]
      .sort((a, b) => Number(a.urlPath !== '') - Number(b.urlPath !== ''))
      .map(locale => path => localizePath(path, locale, brand)),
  });
  const problems = [...written.problems, ...errors];
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  if (missing.length > 0) {
    reporter.info(
      `${missing.length} redirects lead home, for ${brand.name} has no page they name: ${missing.join(', ')}`,
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
