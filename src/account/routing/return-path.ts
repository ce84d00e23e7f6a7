import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';
import { isSitePath, localizePath, stripLocale } from '~/src/config/paths';

const HOME = '/account';
const NO_TARGET = /^\/(?:account\/(?:login|register|verify|reset-password)|logout)(?:[/?#]|$)/i;

interface Site {
  readonly brand: Brand;
  readonly locale: Locale;
}

const CONTROL = /\p{Cc}/u;

/** Gatsby decodes a path twice when it looks up its page, and the host once. */
const isDecodable = (pathname: string): boolean => {
  try {
    return !CONTROL.test(decodeURIComponent(decodeURIComponent(pathname)));
  } catch {
    return false;
  }
};

/**
 * A path of this site in the given locale, or null for anything else: other sites in every spelling
 * that browsers accept, paths that cannot be decoded, and the sign-in screens themselves.
 */
export const sameSitePath = (text: string | null, { brand, locale }: Site): string | null => {
  if (!text || !isSitePath(text)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(text, base)) return null;
  const { origin, pathname, search, hash } = new URL(text, base);
  if (origin !== base || !isSitePath(pathname) || !isDecodable(pathname)) return null;
  const path = stripLocale(pathname, brand);
  return NO_TARGET.test(decodeURIComponent(decodeURIComponent(path)))
    ? null
    : localizePath(path + search + hash, locale, brand);
};

/** The URL of the sign-in, with the path to return to unless that is the account's home screen. */
export const loginAddress = (from: string, site: Site): string => {
  const login = localizePath('/account/login', site.locale, site.brand);
  const path = sameSitePath(from, site);
  return path === null || stripLocale(path, site.brand) === HOME
    ? login
    : `${login}?redirect=${encodeURIComponent(path)}`;
};

/**
 * Where to go after a sign-in: the query parameter `redirect` or `redirect_to`, the stored
 * redirect, or the account's home screen.
 */
export const targetAfterSignIn = (search: string, stored: string | null, site: Site): string => {
  const query = new URLSearchParams(search);
  return (
    sameSitePath(query.get('redirect'), site) ??
    sameSitePath(query.get('redirect_to'), site) ??
    sameSitePath(stored, site) ??
    localizePath(HOME, site.locale, site.brand)
  );
};
