import type { Brand } from '~/src/config/brands/brand';
import { defaultLocaleOf, localesOf } from '~/src/config/locales';
import { localeOfPath, localizePath, type AlternatePaths } from '~/src/config/paths';
import type { CookieJar } from '../storage';
import { isCountryConfirmed, queriedCurrency, storedCurrency } from './currency';

export interface Route {
  readonly pathname: string;
  /** Query string including `?`, or empty. */
  readonly search: string;
  /** Fragment including `#`, or empty. */
  readonly hash: string;
}

/**
 * Where to redirect a visitor who chose the other country (spec storefront §2.5), or null. A link's
 * `currency` query counts as a confirmed choice. The result never redirects again.
 * @param alternatePaths paths of the page in locales where they differ
 */
export function routeRedirect(
  { pathname, search, hash }: Route,
  jar: Pick<CookieJar, 'get'>,
  brand: Brand,
  alternatePaths: AlternatePaths = {},
): string | null {
  const canadian = localesOf(brand).find(({ currency }) => currency === 'CAD');
  if (!canadian || canadian.urlPath === '') return null;
  const confirmed = isCountryConfirmed(jar) ? storedCurrency(jar) : null;
  const wanted = queriedCurrency(search) ?? confirmed;
  const isCanadian = localeOfPath(pathname, brand).id === canadian.id;
  if (wanted === null || (wanted === 'CAD') === isCanadian) return null;
  const locale = isCanadian ? defaultLocaleOf(brand) : canadian;
  return localizePath(alternatePaths[locale.id] ?? pathname, locale, brand) + search + hash;
}

const CRAWLER = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/** Crawlers get the page they requested. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
