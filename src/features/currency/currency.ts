import { COOKIE_NAMES, CHOICE_COOKIE_DAYS, SWITCHABLE_CURRENCIES } from '~/src/config/constants';
import type { Locale } from '~/src/config/locales';
import type { CookieJar } from '../storage';

/** Spec storefront §9: the currencies that a shopper can choose. */
export type ShopCurrency = (typeof SWITCHABLE_CURRENCIES)[number];

type Reader = Pick<CookieJar, 'get'>;

/** Accepted only if the uppercased value is allowed (spec storefront §4). */
export const parseCurrency = (value: string | null): ShopCurrency | null =>
  SWITCHABLE_CURRENCIES.find(known => known === value?.trim().toUpperCase()) ?? null;

/** The currency in the query of a link. */
export const queriedCurrency = (search: string): ShopCurrency | null =>
  parseCurrency(new URLSearchParams(search).get(COOKIE_NAMES.currency));

export const storedCurrency = (jar: Reader): ShopCurrency | null =>
  parseCurrency(jar.get(COOKIE_NAMES.currency));

/** Spec storefront §4: first the query, then the cookie, else USD. */
export const readCurrency = (search: string, jar: Reader): ShopCurrency =>
  queriedCurrency(search) ?? storedCurrency(jar) ?? SWITCHABLE_CURRENCIES[0];

/** Spec storefront §4: confirmed when the currency cookie is USD or `country_confirmed` is 'true'. */
export const isCountryConfirmed = (jar: Reader): boolean =>
  storedCurrency(jar) === 'USD' || jar.get(COOKIE_NAMES.countryConfirmed) === 'true';

/** Stores a choice for 365 days (spec storefront §9). A currency that is not allowed is ignored. */
export function storeCurrency(value: string, jar: Pick<CookieJar, 'set'>): ShopCurrency | null {
  const currency = parseCurrency(value);
  if (!currency) return null;
  jar.set(COOKIE_NAMES.currency, currency, CHOICE_COOKIE_DAYS);
  jar.set(COOKIE_NAMES.countryConfirmed, 'true', CHOICE_COOKIE_DAYS);
  return currency;
}

/** The currency of a locale: each one buys from the US or the Canadian store. */
export const currencyOfLocale = ({ store }: Pick<Locale, 'store'>): ShopCurrency =>
  store === 'ca' ? 'CAD' : 'USD';
