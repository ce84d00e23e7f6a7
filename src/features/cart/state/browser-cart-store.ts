import { browserSettings } from '~/src/config/settings/browser-settings';
import type { StoreKey } from '~/src/config/locales';
import { cookies, localStore } from '~/src/features/storage';
import { emitCartEvent } from './cart-events';
import { cartKeysOf } from '../storage/cart-keys';
import { createCartStore, type CartStore } from './cart-store';
import { logFailure } from '../log-failure';
import { readStoredCart } from '../storage/stored-cart';

const IDLE_WAIT_MS = 2000;

/** A store's cart over this browser; creating it touches nothing. */
export function createBrowserStore(store: StoreKey): CartStore {
  const keys = cartKeysOf(browserSettings.brand, store);
  return createCartStore({
    loadEngine: async onAdded => {
      const { createBrowserEngine } = await import(
        /* webpackChunkName: "cart-engine" */ '../browser/browser-engine'
      );
      return createBrowserEngine(store, { onAdded, onEvent: emitCartEvent });
    },
    readStored: () => readStoredCart(keys, localStore, cookies),
    onOtherTabChange: onChange =>
      localStore.onChange((key, value) => {
        if (value !== null && (key === keys.id || key === keys.snapshot)) onChange();
      }),
    log: logFailure,
    whenIdle: task => {
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(task, { timeout: IDLE_WAIT_MS });
      } else setTimeout(task, 200);
    },
  });
}
