import type { Brand } from '../config/brands/brand';
import type { Locale, LocaleId } from '../config/locales';
import { localizePath, type AlternatePaths } from '../config/paths';

export interface PageIdentity {
  /** Site path without a locale prefix. */
  readonly path: string;
  /** Locales in which the page exists. */
  readonly alternates: readonly LocaleId[];
  /** Its paths in locales that give it another one. */
  readonly alternatePaths?: AlternatePaths | undefined;
}

/** Pages without a fixed address: each appears at the address that failed. */
const ERROR_PATHS: readonly string[] = ['/404', '/500', '/offline'];

/** The page's address in another locale, or that locale's home page where it does not exist. */
export const pageInLocale = (page: PageIdentity, locale: Locale, brand: Brand): string =>
  localizePath(
    page.alternates.includes(locale.id) && !ERROR_PATHS.includes(page.path)
      ? (page.alternatePaths?.[locale.id] ?? page.path)
      : '/',
    locale,
    brand,
  );
