import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../site/brands';
import { localeById } from '../../site/locales';
import { pageInLocale } from './page-in-locale';

const brand = BRANDS.larkfield;
const canada = localeById('en-ca', brand);

describe('pageInLocale', () => {
  it('keeps the page where it exists', () => {
    const page = { path: '/products/a', alternates: ['en-us', 'en-ca'] as const };
    expect(pageInLocale(page, canada, brand)).toBe('/en-ca/products/a');
  });
  it('leads to the home page where it does not', () => {
    const page = { path: '/products/a', alternates: ['en-us'] as const };
    expect(pageInLocale(page, canada, brand)).toBe('/en-ca');
  });
});
