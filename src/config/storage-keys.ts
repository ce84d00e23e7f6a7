import type { Brand } from './brands/brand';
import type { StoreKey } from './locales';

/** Names under which the browser keeps what belongs to one store (spec storefront §3). */
export interface StorageKeys {
  readonly cartId: string;
  readonly customer: string;
  readonly customerAccessToken: string;
  readonly customerAccessTokenExpiresAt: string;
}

/** The end of every key of a store. */
export const storeSuffix = (brand: Pick<Brand, 'id'>, store: StoreKey): string =>
  store === 'ca' ? `${brand.id}_cad` : brand.id;

/**
 * Keys of a store: each is suffixed with the brand, and the Canadian-currency ones further with
 * `cad`, so that two stores, or two brands on one origin, never share a cart or a session. The
 * names serve local storage and cookies alike.
 */
export const storageKeysOf = (brand: Pick<Brand, 'id'>, store: StoreKey): StorageKeys => {
  const suffix = storeSuffix(brand, store);
  return {
    cartId: `cart_id_${suffix}`,
    customer: `customer_${suffix}`,
    customerAccessToken: `customer_access_token_${suffix}`,
    customerAccessTokenExpiresAt: `customer_access_token_expires_at_${suffix}`,
  };
};
