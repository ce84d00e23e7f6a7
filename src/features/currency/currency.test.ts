import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import {
  currencyOfLocale,
  isCountryConfirmed,
  parseCurrency,
  readCurrency,
  storeCurrency,
} from './currency';
import { isCrawler, routeRedirect } from './route-redirect';

const jarOf = (values: Record<string, string> = {}) => {
  const kept: [string, string, number][] = [];
  return {
    kept,
    get: (name: string) => values[name] ?? null,
    set: (name: string, value: string, days: number) => void kept.push([name, value, days]),
  };
};

describe('currency', () => {
  it('comes from the query, then the cookie, then defaults to USD', () => {
    expect(readCurrency('?currency=cad', jarOf({ currency: 'USD' }))).toBe('CAD');
    expect(readCurrency('?currency=AUD', jarOf({ currency: 'CAD' }))).toBe('CAD');
    expect(readCurrency('', jarOf({ currency: 'GBP' }))).toBe('USD');
    expect(readCurrency('', jarOf())).toBe('USD');
  });

  it('is accepted in any case, if it is in the list', () => {
    expect(parseCurrency(' cad ')).toBe('CAD');
    expect(parseCurrency('EUR')).toBeNull();
    expect(parseCurrency(null)).toBeNull();
  });

  it('is stored with its confirmation for 365 days', () => {
    const jar = jarOf();
    expect(storeCurrency('cad', jar)).toBe('CAD');
    expect(jar.kept).toEqual([
      ['currency', 'CAD', 365],
      ['country_confirmed', 'true', 365],
    ]);
  });

  it('is unchanged by an unknown value', () => {
    const jar = jarOf();
    expect(storeCurrency('EUR', jar)).toBeNull();
    expect(jar.kept).toEqual([]);
  });

  it('follows the store of a locale', () => {
    expect(currencyOfLocale({ store: 'ca' })).toBe('CAD');
    expect(currencyOfLocale({ store: 'us' })).toBe('USD');
  });

  it('confirms the country if it is USD, or if the visitor confirmed it', () => {
    expect(isCountryConfirmed(jarOf({ currency: 'USD' }))).toBe(true);
    expect(isCountryConfirmed(jarOf({ currency: 'CAD' }))).toBe(false);
    expect(isCountryConfirmed(jarOf({ currency: 'CAD', country_confirmed: 'true' }))).toBe(true);
    expect(isCountryConfirmed(jarOf())).toBe(false);
  });
});

describe('redirects by currency', () => {
  const canadian = { currency: 'CAD', country_confirmed: 'true' };
  const american = { currency: 'USD', country_confirmed: 'true' };
  const redirect = (
    path: string,
    cookies: Record<string, string> = {},
    brand = BRANDS.larkfield,
  ) => {
    const { pathname, search, hash } = new URL(path, 'https://shop.test');
    return routeRedirect({ pathname, search, hash }, jarOf(cookies), brand);
  };

  it('add the Canadian prefix for a confirmed Canadian, with query and anchor', () => {
    expect(redirect('/products/collar?variant=7#reviews', canadian)).toBe(
      '/en-ca/products/collar?variant=7#reviews',
    );
    expect(redirect('/', canadian)).toBe('/en-ca');
  });

  it('lead to the path of the page in the other locale', () => {
    const route = { pathname: '/colors', search: '?a=1', hash: '#b' };
    const alternatePaths = { 'en-ca': '/colours' };
    expect(routeRedirect(route, jarOf(canadian), BRANDS.larkfield, alternatePaths)).toBe(
      '/en-ca/colours?a=1#b',
    );
  });

  it('remove the prefix for USD', () => {
    expect(redirect('/en-ca/products/collar', american)).toBe('/products/collar');
    expect(redirect('/en-ca', { currency: 'USD' })).toBe('/');
  });

  it('do nothing if the visitor is on the right side, has not confirmed, or has no cookies', () => {
    expect(redirect('/en-ca/cart', canadian)).toBeNull();
    expect(redirect('/cart', american)).toBeNull();
    expect(redirect('/cart', { currency: 'CAD' })).toBeNull();
    expect(redirect('/en-ca/cart')).toBeNull();
    expect(redirect('/cart')).toBeNull();
  });

  it('prefer the query of a link to the cookie', () => {
    expect(redirect('/cart?currency=CAD', american)).toBe('/en-ca/cart?currency=CAD');
    expect(redirect('/en-ca/cart?currency=usd', canadian)).toBe('/cart?currency=usd');
  });

  it('match the prefix as a whole segment only', () => {
    expect(redirect('/en-canada', canadian)).toBe('/en-ca/en-canada');
    expect(redirect('/cats', canadian, BRANDS.pawmere)).toBe('/ca/cats');
    expect(redirect('/ca/cats', american, BRANDS.pawmere)).toBe('/cats');
  });

  it('never loop', () => {
    const jars: Record<string, string>[] = [
      canadian,
      american,
      { currency: 'USD' },
      { currency: 'CAD' },
      {},
    ];
    const queries = ['', '?currency=CAD', '?currency=USD', '?currency=XXX'];
    const paths = ['/', '/en-ca', '/EN-CA/Cart', '/products/a'];
    for (const cookies of jars) {
      for (const path of paths.flatMap(start => queries.map(query => start + query))) {
        const target = redirect(path, cookies);
        if (target !== null) {
          expect([path, redirect(target, cookies)]).toEqual([path, null]);
        }
      }
    }
  });

  it('do not apply to crawlers', () => {
    expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
    expect(isCrawler('Mozilla/5.0 (Macintosh) AppleWebKit Safari/605.1.15')).toBe(false);
  });
});
