import type { StoreKey } from '~/src/config/locales';
import { TAB_KEYS } from '~/src/config/tab-keys';
import { forgetCart } from '~/src/features/cart';
import { sessionStore } from '~/src/features/storage';

/**
 * Deletes what this tab keeps about a customer besides the session: the cart, drafts of messages,
 * and the stored redirect. The next visitor may be somebody else.
 */
export const forgetCustomer = (store: StoreKey): void => {
  forgetCart(store);
  TAB_KEYS.forEach(sessionStore.remove);
};
