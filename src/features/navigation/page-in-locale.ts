import type { Brand } from '../../site/brands';
import type { Locale, LocaleId } from '../../site/locales';
import { localizePath } from '../../site/paths';

export interface PageIdentity {
  /** Site path without a locale prefix. */
  readonly path: string;
  /** Locales in which the page exists. */
  readonly alternates: readonly LocaleId[];
}

/** The page's address in another locale, or that locale's home page where it does not exist. */
export const pageInLocale = (page: PageIdentity, locale: Locale, brand: Brand): string =>
  localizePath(page.alternates.includes(locale.id) ? page.path : '/', locale, brand);
