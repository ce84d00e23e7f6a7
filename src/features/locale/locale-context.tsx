import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';

export interface LocaleValue {
  readonly brand: Brand;
  readonly locale: Locale;
}

const LocaleContext = createContext<LocaleValue | null>(null);

/** The one source of the brand and the locale for every view and hook below it. */
export function LocaleProvider({ brand, locale, children }: LocaleValue & { children: ReactNode }) {
  return <LocaleContext.Provider value={{ brand, locale }}>{children}</LocaleContext.Provider>;
}

/** The page's brand and locale; throws outside a LocaleProvider. */
export function useLocale(): LocaleValue {
  const value = useContext(LocaleContext);
  if (!value) throw new Error('useLocale needs a LocaleProvider above it.');
  return value;
}
