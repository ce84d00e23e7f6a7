import type { StoreKey } from '~/src/config/locales';
import { forgetCart } from '~/src/features/cart';
import { forgetChat } from '~/src/features/chat';
import { sessionStore } from '~/src/features/storage';
import { forgetLink } from '../activation/activation-link';
import { forgetDraft } from '../appointments/booking/forget-draft';
import { LOGIN_REDIRECT } from '../routing/return-path';
import { forgetMessage } from '../support/start-message';

/**
 * Forgets what this tab keeps of somebody who signs out, besides the session: the cart of the store,
 * what they wrote to us, and where they were going. The next visitor may be somebody else.
 */
export const forgetCustomer = (store: StoreKey): void => {
  forgetCart(store);
  forgetMessage();
  forgetDraft();
  forgetLink();
  forgetChat();
  sessionStore.remove(LOGIN_REDIRECT);
};
