import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { UNLISTED_PATHS } from '~/src/config/unlisted-paths';
import type { SiteFile } from '../text-files';
import { SITEMAP_INDEX } from './sitemap-files';

// A rule matches every path that starts with it: without these ends, `/cart` would also block
// `/cart-liners`.
const ENDS = ['$', '/', '?'];

/** The paths that crawlers must not visit, and the address of the sitemap index. */
export const robotsFile = ({ brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>): SiteFile => {
  const closed = localesOf(brand).flatMap(locale =>
    UNLISTED_PATHS.flatMap(path =>
      ENDS.map(end => `Disallow: ${localizePath(path, locale, brand)}${end}`),
    ),
  );
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${siteUrl}${SITEMAP_INDEX}`, ''];
  return { path: '/robots.txt', text: lines.join('\n') };
};
