import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { storageKeysOf } from '~/src/config/storage-keys';
import { useLocale } from '../locale';
import { cookies, localStore } from '../storage';
import { onCustomerChange } from './customer-change';
import { readSession, UNKNOWN, type Customer } from './session';

// A longer wait overflows the browser's timer and would end at once.
const LONGEST_WAIT_MS = 24 * 3600 * 1000;

const CustomerContext = createContext<Customer>(UNKNOWN);

/** The customer of the page's store; unknown until hydration. Follows other tabs and the clock. */
export function CustomerProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useLocale().locale;
  const [known, setKnown] = useState({ store, customer: UNKNOWN });

  useEffect(() => {
    const keys = storageKeysOf(browserSettings.brand, store);
    const mine = new Set(Object.values(keys));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      const now = Date.now();
      const customer = readSession(keys, localStore, cookies, now);
      // Half the page depends on it, so it renders in slices, as hydration does.
      startTransition(() => setKnown({ store, customer }));
      clearTimeout(timer);
      if (customer.expiresAt === null) return;
      timer = setTimeout(read, Math.min(Date.parse(customer.expiresAt) - now, LONGEST_WAIT_MS));
    };
    read();
    const forget = localStore.onChange(key => {
      if (mine.has(key)) read();
    });
    const ignore = onCustomerChange(read);
    return () => {
      forget();
      ignore();
      clearTimeout(timer);
    };
  }, [store]);

  return (
    <CustomerContext.Provider value={known.store === store ? known.customer : UNKNOWN}>
      {children}
    </CustomerContext.Provider>
  );
}

/** The signed-in customer, for prices, the cart and the header. */
export const useCustomer = (): Customer => useContext(CustomerContext);
