import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { browserSettings } from '../../site/browser-settings';
import { storageKeysOf } from '../../site/storage-keys';
import { useCurrentLocale } from '../currency';
import { cookies, localStore } from '../storage';
import { readSession, SIGNED_OUT, type Customer } from './session';

const CustomerContext = createContext<Customer>(SIGNED_OUT);

/** Who is signed in to the page's store; nobody until hydration. Follows other tabs. */
export function CustomerProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useCurrentLocale();
  const [customer, setCustomer] = useState(SIGNED_OUT);

  useEffect(() => {
    const keys = storageKeysOf(browserSettings.brand, store);
    const mine = new Set(Object.values(keys));
    const read = (): void => setCustomer(readSession(keys, localStore, cookies, Date.now()));
    read();
    return localStore.onChange(key => {
      if (mine.has(key)) read();
    });
  }, [store]);

  return <CustomerContext.Provider value={customer}>{children}</CustomerContext.Provider>;
}

/**
 * Who is signed in, for prices and the header.
 * @public
 */
export const useCustomer = (): Customer => useContext(CustomerContext);
