import type { ReactNode } from 'react';
import { BRANDS } from '../../site/brands';
import { localeById } from '../../site/locales';
import { Texts } from '../../ui/testing/texts.fixture';
import { LocaleProvider } from '../locale';

/** For tests of views: the United States shop of the fence brand, in its own words. */
export function TestShop({ children }: { readonly children: ReactNode }) {
  const brand = BRANDS.larkfield;
  return (
    <Texts>
      <LocaleProvider brand={brand} locale={localeById('en-us', brand)}>
        {children}
      </LocaleProvider>
    </Texts>
  );
}
