import type { AdapterInit } from 'gatsby';
import { localesOf } from '~/src/config/locales';
import { imageProxyRoutes } from '~/src/config/image-proxy';
import { localizePath } from '~/src/config/paths';
import { currentSettings } from '../current-settings';
import { PRIVATE_PATHS } from '~/src/config/unlisted-paths';
import { headerRules } from '~/hosting/adapter/header-rules';
import type { HostManifest } from '~/hosting/adapter/manifest';
import { clientOnlyOf, redirectsOf } from './routes';
import { writeHosts } from '~/hosting/adapter/write-hosts';

const notFoundPages = (): HostManifest['notFound'] => {
  const { brand } = currentSettings();
  return localesOf(brand)
    .map(locale => ({
      prefix: localizePath('/', locale, brand),
      file: `${localizePath('/404', locale, brand).slice(1)}/index.html`,
    }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
};

/** Writes the configuration of every host from Gatsby's routes (docs/hosting.md). */
export const hostAdapter: AdapterInit = () => ({
  name: 'storefront-host',
  adapt: async ({ routesManifest, reporter }) => {
    const { brand, monitoring, content, stores } = currentSettings();
    const manifest: HostManifest = {
      version: 2,
      locales: localesOf(brand).map(locale => ({
        title: locale.title,
        path: localizePath('/', locale, brand),
      })),
      redirects: redirectsOf(routesManifest),
      headers: headerRules(
        localesOf(brand).flatMap(locale =>
          PRIVATE_PATHS.map(path => localizePath(path, locale, brand)),
        ),
      ),
      clientOnly: clientOnlyOf(routesManifest),
      notFound: notFoundPages(),
      scriptProxy: monitoring.scriptProxy,
      pictures: imageProxyRoutes({
        contentImageOrigin: content.imageOrigin,
        stores: Object.values(stores),
      }),
    };
    await writeHosts(manifest, { hostFolder: '.host', output: 'public' });
    reporter.info(
      `${manifest.redirects.length} redirects and ${manifest.clientOnly.length} client-only routes written for the local server, nginx and Netlify`,
    );
  },
  config: () => ({ supports: { trailingSlash: ['never'] } }),
});
