import { COMMERCE_API_VERSION } from './constants';
import type { StoreKey } from './locales';

/** How to reach one commerce store (spec storefront §3 Store settings). */
export interface StoreSettings {
  readonly key: StoreKey;
  readonly shopName: string;
  readonly apiVersion: string;
  /** Host of the store. */
  readonly domainName: string;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
  /** Public storefront access token. */
  readonly token: string;
}

/** A store's settings from its raw values; without an origin it is the platform's own host. */
export const toStoreSettings = (
  key: StoreKey,
  shopName: string,
  origin: string | undefined,
  token: string,
): StoreSettings => {
  const platformOrigin = `https://${shopName}.myshopify.com`;
  const resolved = (origin || platformOrigin).replace(/\/+$/, '');
  return {
    key,
    shopName,
    apiVersion: COMMERCE_API_VERSION,
    domainName: resolved.replace(/^https?:\/\//, ''),
    origin: resolved,
    token,
  };
};
