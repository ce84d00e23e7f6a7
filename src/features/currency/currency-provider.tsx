import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Locale } from '~/src/config/locales';
import { cookies } from '../storage';
import {
  currencyOfLocale,
  isCountryConfirmed,
  readCurrency,
  storeCurrency,
  type ShopCurrency,
} from './currency';

interface Currency {
  /** The visitor's choice; USD until hydration. Prices on a page are in the currency of its locale. */
  readonly currency: ShopCurrency;
  /** Whether the country is confirmed; null until hydration. */
  readonly isCountryConfirmed: boolean | null;
  /** Accepts USD and CAD in any case, and ignores anything else. */
  readonly setCurrency: (value: string) => void;
  /** Stores the choice of a country in the picker. */
  readonly chooseLocale: (locale: Pick<Locale, 'store'>) => void;
}

type Shown = Pick<Currency, 'currency' | 'isCountryConfirmed'>;

const UNKNOWN: Shown = { currency: 'USD', isCountryConfirmed: null };

const CurrencyContext = createContext<Currency>({
  ...UNKNOWN,
  setCurrency: () => undefined,
  chooseLocale: () => undefined,
});

export function CurrencyProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(UNKNOWN);

  useEffect(() => {
    const currency = readCurrency(window.location.search, cookies);
    const known = { currency, isCountryConfirmed: isCountryConfirmed(cookies) };
    startTransition(() => setShown(known));
  }, []);

  const setCurrency = useCallback((value: string) => {
    const currency = storeCurrency(value, cookies);
    // Confirmed for this page even if cookies are blocked, so that the question does not come back.
    if (currency) setShown({ currency, isCountryConfirmed: true });
  }, []);

  const value = useMemo(
    () => ({
      ...shown,
      setCurrency,
      chooseLocale: (locale: Pick<Locale, 'store'>) => setCurrency(currencyOfLocale(locale)),
    }),
    [shown, setCurrency],
  );
  return <CurrencyContext.Provider value={value}>{children}</CurrencyContext.Provider>;
}

export const useCurrency = (): Currency => useContext(CurrencyContext);
