import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { storageKeysOf } from './storage-keys';

describe('storageKeysOf', () => {
  it('adds the brand as a suffix, and cad for the Canadian store', () => {
    expect(storageKeysOf(BRANDS.larkfield, 'us')).toEqual({
      cartId: 'cart_id_larkfield',
      customer: 'customer_larkfield',
      customerAccessToken: 'customer_access_token_larkfield',
      customerAccessTokenExpiresAt: 'customer_access_token_expires_at_larkfield',
    });
    expect(storageKeysOf(BRANDS.larkfield, 'ca').cartId).toBe('cart_id_larkfield_cad');
  });

  it('never uses the same name for two stores', () => {
    const names = Object.values(BRANDS).flatMap(brand => [
      ...Object.values<string>({ ...storageKeysOf(brand, 'us') }),
      ...Object.values<string>({ ...storageKeysOf(brand, 'ca') }),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});
