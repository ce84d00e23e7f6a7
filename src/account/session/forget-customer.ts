import type { StoreKey } from '~/src/config/locales';
import { TAB_KEYS } from '~/src/config/tab-keys';
import { forgetCart } from '~/src/features/cart';
import { sessionStore } from '~/src/features/storage';

/**
 * Forgets what this tab keeps of somebody who signs out, besides the session: the cart of the store,
 * what they wrote to us, and where they were going. The next visitor may be somebody else.
 */
export const forgetCustomer = (store: StoreKey): void => {
  forgetCart(store);
  TAB_KEYS.forEach(sessionStore.remove);
};
