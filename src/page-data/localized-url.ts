import { browserSettings } from '../config/settings/browser-settings';
import { localeById } from '../config/locales';
import { localizePath } from '../config/paths';
import { absoluteUrl } from '../config/absolute-url';
import type { PageContext } from './page-data';

const { brand, siteUrl } = browserSettings;

/** A site path in the page's locale. */
export const localizedPath = (path: string, { locale }: Pick<PageContext, 'locale'>): string =>
  localizePath(path, localeById(locale, brand), brand);

/** The full address of a site path in the page's locale. */
export const localizedUrl = (path: string, context: Pick<PageContext, 'locale'>): string =>
  absoluteUrl(siteUrl, localizedPath(path, context));
