import { browserSettings } from '~/src/config/settings/browser-settings';
import { defaultLocaleOf } from '~/src/config/locales';
import { localeOfPath, localizePath } from '~/src/config/paths';
import { isUsable, type PageLoader, type UsablePage } from './gatsby-window';

const { brand } = browserSettings;

/**
 * The error page of the path's locale, because Gatsby only knows that of the default locale. It is
 * registered under Gatsby's name for it, so that the runtime shows it at any URL.
 */
export const errorPageIn = async (
  loadPage: PageLoader['loadPage'],
  path: string,
  shown: UsablePage,
): Promise<UsablePage> => {
  const locale = localeOfPath(path, brand);
  if (locale.id === defaultLocaleOf(brand).id) return shown;
  const code = shown.page.path.replace(/\D/g, '');
  const own = await loadPage(localizePath(`/${code}`, locale, brand));
  return isUsable(own) ? { ...own, page: { ...own.page, path: shown.page.path } } : shown;
};
