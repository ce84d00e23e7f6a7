import { createContext, useState, type ReactNode } from 'react';
import type { StoreKey } from '../../site/locales';
import { createBrowserStore } from './browser-store';
import type { CartStore } from './cart-store';

export type CartStores = Readonly<Record<StoreKey, CartStore>>;

export const CartStoresContext = createContext<CartStores | null>(null);

/** Holds the carts of both stores; nothing is read or loaded before hydration. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [stores] = useState<CartStores>(() => ({
    us: createBrowserStore('us'),
    ca: createBrowserStore('ca'),
  }));
  return <CartStoresContext.Provider value={stores}>{children}</CartStoresContext.Provider>;
}
