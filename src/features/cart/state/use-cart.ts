import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useCustomer } from '~/src/features/customer';
import { useDealer } from '~/src/features/dealers';
import { useLocale } from '~/src/features/locale';
import { CartStoresContext } from './cart-provider';
import { EMPTY_CART_STATE, type CartStore } from './cart-store';
import type { CartActions, CartState } from '../types';

function useCurrentCartStore(): CartStore {
  const stores = useContext(CartStoresContext);
  const { store } = useLocale().locale;
  if (!stores) throw new Error('useCart needs a CartProvider above it.');
  return stores[store];
}

const serverState = (): CartState => EMPTY_CART_STATE;

/** The cart of the store that the page belongs to. Empty on the server and until hydration. */
export function useCart(): CartState {
  const cart = useCurrentCartStore();
  const { shopifyCountry, language } = useLocale().locale;
  const { dealerId } = useDealer();
  const { isKnown, accessToken: token, expiresAt: session } = useCustomer();
  useEffect(() => {
    const buyer = token !== null && session !== null ? { token, session } : null;
    const context = { countryCode: shopifyCountry, language, dealerId };
    cart.setContext(isKnown ? { ...context, buyer } : context);
    cart.start();
  }, [cart, shopifyCountry, language, dealerId, isKnown, token, session]);
  return useSyncExternalStore(cart.subscribe, cart.getState, serverState);
}

/** The actions of that cart; does not re-render when the cart changes. */
export const useCartActions = (): CartActions => useCurrentCartStore().actions;
