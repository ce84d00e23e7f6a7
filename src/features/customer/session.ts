import { isProStaff } from '~/src/domain/commerce/pro-staff';
import type { StorageKeys } from '~/src/config/storage-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOf, textsOf } from '~/src/domain/data/read';
import type { CookieJar, KeyValueStore } from '../storage';

/** The customer data that the storefront needs; the account area has more. */
export interface Customer {
  /** False until the stored session was read, on the server too. */
  readonly isKnown: boolean;
  readonly isSignedIn: boolean;
  readonly firstName: string | null;
  /** Eligible for ProStaff prices: the customer's tags include 'pro program' (spec account). */
  readonly isProStaff: boolean;
  readonly accessToken: string | null;
  /** ISO 8601 instant at which the session ends. */
  readonly expiresAt: string | null;
}

export const SIGNED_OUT: Customer = {
  isKnown: true,
  isSignedIn: false,
  firstName: null,
  isProStaff: false,
  accessToken: null,
  expiresAt: null,
};

/** The state before the stored session was read. */
export const UNKNOWN: Customer = { ...SIGNED_OUT, isKnown: false };

/**
 * Reads the stored session of one store. A session that has ended, or is corrupt, is no session.
 * @param now epoch milliseconds
 */
export function readSession(
  keys: StorageKeys,
  store: Pick<KeyValueStore, 'get'>,
  jar: Pick<CookieJar, 'get'>,
  now: number,
): Customer {
  const read = (key: string): string | null => store.get(key) ?? jar.get(key);
  const accessToken = read(keys.customerAccessToken);
  const expiresAt = read(keys.customerAccessTokenExpiresAt) ?? '';
  if (!accessToken || !(Date.parse(expiresAt) > now)) return SIGNED_OUT;
  const customer = recordOf(parseJson(read(keys.customer)));
  return {
    isKnown: true,
    isSignedIn: true,
    firstName: textOf(customer.firstName),
    isProStaff: isProStaff(textsOf(customer.tags)),
    accessToken,
    expiresAt,
  };
}
