import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById, localesOf } from './locales';
import { isSitePath, localeOfPath, localizePath, stripLocale } from './paths';

const { larkfield, pawmere } = BRANDS;
const canada = localeById('en-ca', larkfield);
const states = localeById('en-us', larkfield);

describe('localeOfPath', () => {
  it.each([
    ['/', 'en-us'],
    ['/products/gps-collar', 'en-us'],
    ['/en-ca', 'en-ca'],
    ['/en-ca/products/gps-collar', 'en-ca'],
    ['/EN-CA/products/gps-collar', 'en-ca'],
    ['/en-canada/products', 'en-us'],
    ['/products/en-ca', 'en-us'],
    ['/ca/products', 'en-us'],
  ])('%s is %s', (path, id) => {
    expect(localeOfPath(path, larkfield).id).toBe(id);
  });

  it("uses the brand's own prefix", () => {
    expect(localeOfPath('/ca/products', pawmere).id).toBe('en-ca');
    expect(localeOfPath('/en-ca/products', pawmere).id).toBe('en-us');
  });
});

describe('localizePath', () => {
  it.each([
    ['/', '/en-ca'],
    ['', '/en-ca'],
    ['/home', '/en-ca'],
    ['/solutions/homepage', '/en-ca'],
    ['/solutions/home', '/en-ca/solutions/home'],
    ['/products/gps-collar/', '/en-ca/products/gps-collar'],
    ['/products/gps-collar?variant=1#reviews', '/en-ca/products/gps-collar?variant=1#reviews'],
    ['/?currency=CAD', '/en-ca?currency=CAD'],
    ['/#faq', '/en-ca#faq'],
    ['/en-ca/products/gps-collar', '/en-ca/products/gps-collar'],
    ['/en-canada', '/en-ca/en-canada'],
  ])('turns %s into %s', (path, localized) => {
    expect(localizePath(path, canada, larkfield)).toBe(localized);
  });

  it.each([
    '#reviews',
    '?variant=1',
    'https://shop.example/a',
    '//shop.example',
    'mailto:a@b.example',
  ])('does not change %s', path => {
    expect(localizePath(path, canada, larkfield)).toBe(path);
  });

  it('removes the prefix for the default locale', () => {
    expect(localizePath('/en-ca/products/a?b#c', states, larkfield)).toBe('/products/a?b#c');
    expect(localizePath('/en-ca', states, larkfield)).toBe('/');
  });

  it('is idempotent and reversible, for every brand and locale', () => {
    const paths = ['/', '/products/a', '/products/a?x=1', '/collections/b/page/2#c'];
    for (const brand of Object.values(BRANDS)) {
      for (const locale of localesOf(brand)) {
        for (const path of paths) {
          const once = localizePath(path, locale, brand);
          expect(localizePath(once, locale, brand)).toBe(once);
          expect(localeOfPath(once, brand).id).toBe(locale.id);
          expect(stripLocale(once, brand)).toBe(path);
        }
      }
    }
  });
});

describe('isSitePath', () => {
  it('rejects other origins', () => {
    expect(isSitePath('/account')).toBe(true);
    expect(isSitePath('//evil.example')).toBe(false);
    expect(isSitePath('/\\evil.example')).toBe(false);
    expect(isSitePath('https://evil.example')).toBe(false);
  });
});
