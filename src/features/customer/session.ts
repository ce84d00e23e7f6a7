import type { StorageKeys } from '../../site/storage-keys';
import { parseJson, type CookieJar, type KeyValueStore } from '../storage';

/** What the storefront needs to know of who is signed in; the account's code knows more. */
export interface Customer {
  readonly isSignedIn: boolean;
  readonly firstName: string | null;
  /** Eligible for ProStaff prices: the customer's tags include 'pro program' (spec account). */
  readonly isProStaff: boolean;
  readonly accessToken: string | null;
}

export const SIGNED_OUT: Customer = {
  isSignedIn: false,
  firstName: null,
  isProStaff: false,
  accessToken: null,
};

const PRO_TAG = 'pro program';

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

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
  const ends = Date.parse(read(keys.customerAccessTokenExpiresAt) ?? '');
  if (!accessToken || !(ends > now)) return SIGNED_OUT;
  const customer = fieldsOf(parseJson(read(keys.customer)));
  const tags = customer.get('tags');
  const firstName = customer.get('firstName');
  return {
    isSignedIn: true,
    firstName: typeof firstName === 'string' && firstName !== '' ? firstName : null,
    isProStaff:
      Array.isArray(tags) &&
      tags.some(tag => typeof tag === 'string' && tag.trim().toLowerCase() === PRO_TAG),
    accessToken,
  };
}
