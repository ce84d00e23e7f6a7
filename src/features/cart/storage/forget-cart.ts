import { browserSettings } from '~/src/config/settings/browser-settings';
import type { StoreKey } from '~/src/config/locales';
import { cookies, localStore } from '~/src/features/storage';
import { cartKeysOf } from './cart-keys';

/**
 * Removes the cart of a store from this browser: its id, its checkout and its queue. The page
 * must be left at once, because its cart is still in memory.
 */
export const forgetCart = (store: StoreKey): void => {
  const keys = cartKeysOf(browserSettings.brand, store);
  const { id, snapshot, batch, checkout, buyer, intent } = keys;
  for (const key of [id, snapshot, batch, checkout, buyer, ...localStore.keys(intent)]) {
    localStore.remove(key);
  }
  cookies.remove(id);
};
