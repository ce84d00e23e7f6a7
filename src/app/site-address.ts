import { browserSettings } from '../site/browser-settings';
import { localeById } from '../site/locales';
import { localizePath } from '../site/paths';
import { siteAddress } from '../site/site-address';
import type { PageContext } from './page-data';

const { brand, siteUrl } = browserSettings;

/** A site path in the page's locale. */
export const pathInLocale = (path: string, { locale }: Pick<PageContext, 'locale'>): string =>
  localizePath(path, localeById(locale, brand), brand);

/** The full address of a site path in the page's locale. */
export const addressInLocale = (path: string, context: Pick<PageContext, 'locale'>): string =>
  siteAddress(siteUrl, pathInLocale(path, context));
