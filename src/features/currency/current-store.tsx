import { createContext, useContext, type ReactNode } from 'react';
import { defaultLocaleOf, type Locale } from '~/src/config/locales';
import { browserSettings } from '~/src/config/settings/browser-settings';

const CurrentStoreContext = createContext<Locale>(defaultLocaleOf(browserSettings.brand));

interface Props {
  /** The locale of the page shown, from its page context. */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Tells everything below which store, country and currency the page is in. */
export function CurrentStoreProvider({ locale, children }: Props) {
  return <CurrentStoreContext.Provider value={locale}>{children}</CurrentStoreContext.Provider>;
}

/** The locale of the page: it names the store, the country and the currency. */
export const useCurrentLocale = (): Locale => useContext(CurrentStoreContext);
