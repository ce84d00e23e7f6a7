import type { AdapterInit } from 'gatsby';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesOf } from '../../site/locales';
import { localizePath } from '../../site/paths';
import { currentSettings } from '../current-settings';
import { HEADER_RULES } from './header-rules';
import type { HostManifest, HostRedirect } from './manifest';

const FOLDER = '.host';

interface Route {
  readonly type: string;
  readonly path: string;
}

interface RedirectRoute extends Route {
  readonly type: 'redirect';
  readonly toPath: string;
  readonly status: number;
  readonly ignoreCase?: boolean;
}

const isRedirect = (route: Route): route is RedirectRoute => route.type === 'redirect';

/** The redirects among a build's routes, in their order. */
export const redirectsOf = (routes: readonly Route[]): readonly HostRedirect[] =>
  routes.filter(isRedirect).map(({ path, toPath, status, ignoreCase }) => ({
    from: decodeURI(path),
    to: toPath,
    status,
    ignoreCase: ignoreCase ?? true,
  }));

const notFoundPages = (): HostManifest['notFound'] => {
  const { brand } = currentSettings();
  return localesOf(brand)
    .map(locale => ({
      prefix: localizePath('/', locale, brand),
      file: `${localizePath('/404', locale, brand).slice(1)}/index.html`,
    }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
};

/** Tells the host of a build where its paths lead: the generator's routes as one manifest. */
export const hostAdapter: AdapterInit = () => ({
  name: 'storefront-host',
  adapt: async ({ routesManifest, reporter }) => {
    const { brand } = currentSettings();
    const manifest: HostManifest = {
      version: 1,
      locales: localesOf(brand).map(locale => ({
        title: locale.title,
        path: localizePath('/', locale, brand),
      })),
      redirects: redirectsOf(routesManifest),
      headers: HEADER_RULES,
      notFound: notFoundPages(),
    };
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    reporter.info(`${manifest.redirects.length} redirects written for the host`);
  },
  config: () => ({ supports: { trailingSlash: ['never'] } }),
});
