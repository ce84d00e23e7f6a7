import type { ReactNode } from 'react';
import { CartProvider } from '../features/cart';
import { CurrencyProvider } from '../features/currency';
import { CustomerProvider } from '../features/customer';
import { DealerProvider } from '../features/dealers';
import { LocaleProvider } from '../features/locale';
import { browserSettings } from '../config/settings/browser-settings';
import type { Locale } from '../config/locales';

export interface ProvidersProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The contexts of the shop. They use message codes, because the texts are provided further in. */
export function Providers({ locale, children }: ProvidersProps) {
  return (
    <LocaleProvider brand={browserSettings.brand} locale={locale}>
      <CurrencyProvider>
        <DealerProvider>
          <CustomerProvider>
            <CartProvider>{children}</CartProvider>
          </CustomerProvider>
        </DealerProvider>
      </CurrencyProvider>
    </LocaleProvider>
  );
}
