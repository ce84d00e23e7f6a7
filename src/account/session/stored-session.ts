import { array, boolean, object, pipe, check, string } from 'valibot';
import type { Brand } from '~/src/config/brands/brand';
import type { StoreKey } from '~/src/config/locales';
import { storageKeysOf, storeSuffix } from '~/src/config/storage-keys';
import { decodeJson, nullable } from '~/src/domain/data/decode';
import type { CookieJar, KeyValueStore } from '~/src/features/storage';
import type { IdentityTokens } from '~/src/gateways/cognito/identity-contract';
import type { CustomerToken } from '~/src/gateways/shopify/account/customer-tokens';
import type { AccountCustomer } from './account-session';

/** The stored part of one store's session. */
export interface StoredSession {
  readonly token: CustomerToken | null;
  /** Only for a customer with the authenticated flag (spec account §4). */
  readonly customer: AccountCustomer | null;
  readonly identity: IdentityTokens | null;
}

/** Reads and writes one store's session. Only the session may use it. */
export interface SessionStorage {
  readonly read: () => StoredSession;
  /** Whether the browser keeps what is written; false if storage is blocked. */
  readonly isDurable: () => boolean;
  /** As the two below, false if the browser does not keep it beyond this page. */
  readonly writeToken: (token: CustomerToken) => boolean;
  readonly writeCustomer: (customer: AccountCustomer) => boolean;
  readonly writeIdentity: (tokens: IdentityTokens) => boolean;
  readonly clear: () => void;
  /** Another tab signed in or out, or renewed a token. */
  readonly onChange: (listener: () => void) => () => void;
}

const instant = pipe(
  string(),
  check(text => !Number.isNaN(Date.parse(text))),
);

const customerSchema = object({
  isAuthenticated: pipe(
    boolean(),
    check(isAuthenticated => isAuthenticated),
  ),
  id: string(),
  email: string(),
  firstName: nullable(string()),
  lastName: nullable(string()),
  displayName: string(),
  phone: nullable(string()),
  acceptsMarketing: boolean(),
  defaultAddressId: nullable(string()),
  tags: array(string()),
  createdAt: string(),
  updatedAt: string(),
});

const tokensSchema = object({
  accessToken: string(),
  idToken: string(),
  refreshToken: string(),
  expiresAt: instant,
});

/** An expiry in the past. */
const EXPIRED = new Date(0).toISOString();

const withoutFlag = (text: string | null): AccountCustomer | null => {
  const stored = decodeJson(customerSchema, text);
  if (!stored) return null;
  const { isAuthenticated: _flag, ...customer } = stored;
  return customer;
};

/**
 * One store's session in local storage. Every key ends with the brand and the currency, so that
 * accounts of two stores never mix.
 */
export const createSessionStorage = (
  brand: Pick<Brand, 'id'>,
  store: StoreKey,
  local: KeyValueStore,
  jar: Pick<CookieJar, 'remove'>,
): SessionStorage => {
  const keys = storageKeysOf(brand, store);
  const suffix = storeSuffix(brand, store);
  const identityKeys = {
    accessToken: `identity_access_token_${suffix}`,
    idToken: `identity_id_token_${suffix}`,
    refreshToken: `identity_refresh_token_${suffix}`,
    expiresAt: `identity_id_token_expires_at_${suffix}`,
  };
  const probe = `session_probe_${suffix}`;
  const own = [
    keys.customerAccessToken,
    keys.customerAccessTokenExpiresAt,
    keys.customer,
    ...Object.values(identityKeys),
  ];

  const writeAll = (entries: readonly (readonly [key: string, value: string])[]): boolean =>
    entries.map(([key, value]) => local.set(key, value)).every(isKept => isKept);

  const readToken = (): CustomerToken | null => {
    const accessToken = local.get(keys.customerAccessToken);
    const expiresAt = local.get(keys.customerAccessTokenExpiresAt) ?? '';
    if (!accessToken) return null;
    // A token without a readable expiry is renewed before it is used.
    const isKnown = !Number.isNaN(Date.parse(expiresAt));
    return { accessToken, expiresAt: isKnown ? expiresAt : EXPIRED };
  };

  const readIdentity = (): IdentityTokens | null => {
    const refreshToken = local.get(identityKeys.refreshToken);
    if (!refreshToken) return null;
    const values = Object.entries(identityKeys).map(([name, key]) => [name, local.get(key)]);
    const stored = decodeJson(tokensSchema, JSON.stringify(Object.fromEntries(values)));
    // The others can be replaced: they count as expired.
    return stored ?? { accessToken: '', idToken: '', refreshToken, expiresAt: EXPIRED };
  };

  return {
    read: () => ({
      token: readToken(),
      customer: withoutFlag(local.get(keys.customer)),
      identity: readIdentity(),
    }),
    isDurable: () => {
      const isKept = local.set(probe, '1');
      local.remove(probe);
      return isKept;
    },
    // The token is written last and removed first, because other tabs and the header rely on it.
    writeToken: ({ accessToken, expiresAt }) =>
      writeAll([
        [keys.customerAccessTokenExpiresAt, expiresAt],
        [keys.customerAccessToken, accessToken],
      ]),
    writeCustomer: customer =>
      local.set(keys.customer, JSON.stringify({ ...customer, isAuthenticated: true })),
    writeIdentity: tokens =>
      writeAll([
        [identityKeys.accessToken, tokens.accessToken],
        [identityKeys.idToken, tokens.idToken],
        [identityKeys.expiresAt, tokens.expiresAt],
        [identityKeys.refreshToken, tokens.refreshToken],
      ]),
    clear: () => {
      for (const key of own) {
        local.remove(key);
        // Earlier versions stored some of them in cookies, which the storefront still reads.
        jar.remove(key);
      }
    },
    onChange: listener =>
      local.onChange(key => {
        if (own.includes(key)) listener();
      }),
  };
};
