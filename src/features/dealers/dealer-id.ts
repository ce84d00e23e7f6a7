import { COOKIE_NAMES, CHOICE_COOKIE_DAYS } from '~/src/config/constants';
import type { CookieJar } from '../storage';

const DEALER_ID = /^[\w-]{1,64}$/;

/** The dealer's id in a query or cookie, or null if there is none or it is malformed. */
const parseDealerId = (value: string | null): string | null =>
  value !== null && DEALER_ID.test(value.trim()) ? value.trim() : null;

/** The dealer that a URL's query names (spec storefront §3 Cookies). */
export const linkedDealerId = (search: string): string | null =>
  parseDealerId(new URLSearchParams(search).get(COOKIE_NAMES.dealerId));

/** The dealer in the cookie. */
export const storedDealerId = (jar: Pick<CookieJar, 'get'>): string | null =>
  parseDealerId(jar.get(COOKIE_NAMES.dealerId));

export function storeDealerId(id: string | null, jar: Pick<CookieJar, 'set' | 'remove'>): void {
  if (id === null) jar.remove(COOKIE_NAMES.dealerId);
  else jar.set(COOKIE_NAMES.dealerId, id, CHOICE_COOKIE_DAYS);
}
