import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '../config/locales';
import { pageInLocale } from './page-in-locale';

const brand = BRANDS.larkfield;
const canada = localeById('en-ca', brand);

describe('pageInLocale', () => {
  it('keeps the page if it exists there', () => {
    const page = { path: '/products/a', alternates: ['en-us', 'en-ca'] as const };
    expect(pageInLocale(page, canada, brand)).toBe('/en-ca/products/a');
  });
  it('uses its path in that locale', () => {
    const page = {
      path: '/colors',
      alternates: ['en-us', 'en-ca'],
      alternatePaths: { 'en-ca': '/colours' },
    } as const;
    expect(pageInLocale(page, canada, brand)).toBe('/en-ca/colours');
    expect(pageInLocale(page, localeById('en-us', brand), brand)).toBe('/colors');
  });
  it('returns the home page if it does not exist there', () => {
    const page = { path: '/products/a', alternates: ['en-us'] as const };
    expect(pageInLocale(page, canada, brand)).toBe('/en-ca');
  });
  it.each(['/404', '/500', '/offline'])(
    'returns the home page for %s, which has no fixed address',
    path => {
      const page = { path, alternates: ['en-us', 'en-ca'] as const };
      expect(pageInLocale(page, canada, brand)).toBe('/en-ca');
      expect(pageInLocale(page, localeById('en-us', brand), brand)).toBe('/');
    },
  );
});
