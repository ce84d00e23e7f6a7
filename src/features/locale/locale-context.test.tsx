import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { useCart } from '../cart';
import { useConsent } from '../consent';
import { CustomerProvider } from '../customer';
import { LocaleProvider, useLocale } from './locale-context';

const brand = BRANDS.larkfield;

const Canada = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider brand={brand} locale={localeById('en-ca', brand)}>
    {children}
  </LocaleProvider>
);

afterEach(() => vi.restoreAllMocks());

describe('locale context', () => {
  it('has the locale of the page', () => {
    const { result } = renderHook(() => useLocale(), { wrapper: Canada });
    expect(result.current.locale).toMatchObject({ id: 'en-ca', store: 'ca', currency: 'CAD' });
  });

  it.each<[string, () => unknown]>([
    ['views', useLocale],
    ['the cart', useCart],
    ['consent', useConsent],
  ])('has no default: %s cannot be used without it', (_name, useHook) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(() => useHook())).toThrow('needs a LocaleProvider');
  });

  it('is also required by the customer provider', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(() => null, { wrapper: CustomerProvider })).toThrow(
      'needs a LocaleProvider',
    );
  });
});
