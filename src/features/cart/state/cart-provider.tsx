import { createContext, useState, type ReactNode } from 'react';
import type { StoreKey } from '~/src/config/locales';
import { createBrowserStore } from './browser-cart-store';
import type { CartStore } from './cart-store';

export type CartStores = Readonly<Record<StoreKey, CartStore>>;

export const CartStoresContext = createContext<CartStores | null>(null);

const createStores = (): CartStores => ({
  us: createBrowserStore('us'),
  ca: createBrowserStore('ca'),
});

let inBrowser: CartStores | null = null;

// A page has one engine per store, however often its provider mounts; server rendering keeps no state.
function openStores(): CartStores {
  if (typeof window === 'undefined') return createStores();
  inBrowser ??= createStores();
  return inBrowser;
}

/** Holds the carts of both stores; nothing is read or loaded before hydration. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [stores] = useState(openStores);
  return <CartStoresContext.Provider value={stores}>{children}</CartStoresContext.Provider>;
}
