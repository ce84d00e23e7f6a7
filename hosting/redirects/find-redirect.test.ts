import { describe, expect, it } from 'vitest';
import { lowerCasePath, ownParameters, redirectFinder, withVisitorQuery } from './find-redirect';

describe('redirectFinder', () => {
  const find = redirectFinder([
    { from: '/gone', to: '/', status: 301 },
    { from: '/neo-*', to: '/open', status: 302 },
    { from: '/neo-save-*', to: '/longer', status: 301 },
    { from: '/neo-save-5', to: '/exact', status: 301 },
  ]);

  it.each([
    ['/GONE', '/'],
    ['/neo-x', '/open'],
    ['/NEO-save-9', '/longer'],
    ['/neo-save-5', '/exact'],
  ])('redirects %s to %s', (path, location) => {
    expect(find(path, '')?.location).toBe(location);
  });

  it('ignores the case of ASCII letters only, like web servers', () => {
    expect(find('/gone/', '')).toBeNull();
    expect(redirectFinder([{ from: '/kit', to: '/', status: 301 }])('/\u212Ait', '')).toBeNull();
  });
});

describe('withVisitorQuery', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?', '/a'],
    ['/a', '?q=a%20b+c&q=2', '/a?q=a%20b+c&q=2'],
    ['/a#top', '?q=1', '/a?q=1#top'],
    ['/a?code=A&s=1#top', '?code=B&x=1&s', '/a?code=A&s=1&x=1#top'],
    ['/a?code=A', '?code=1&code=2&code=3', '/a?code=A'],
    ['/a?code=A', '?code=1&code=2&code=3&code=4&x=5', '/a?code=A'],
    ['https://b.test/?brand=a', '?x=1', 'https://b.test/?brand=a&x=1'],
  ])('joins %s and %s to %s', (to, search, location) => {
    expect(withVisitorQuery(to, search)).toBe(location);
  });

  it('reads the parameter names of a target', () => {
    expect(ownParameters('/a?b=1&c&b=2#d?e=1')).toEqual(['b', 'c']);
    expect(ownParameters('/a')).toEqual([]);
  });
});

describe('lowerCasePath', () => {
  const routes = ['/preview/:documentId', '/account/*', '/en-ca/account/*'];

  it.each([
    ['/PRODUCTS/Gps-Collar', '/products/gps-collar'],
    ['/EN-CA', '/en-ca'],
    ['/Café', '/café'],
    ['/Preview/AbC', '/preview/AbC'],
    ['/EN-CA/Account/Orders/X', '/en-ca/account/Orders/X'],
    ['/ACCOUNTS', '/accounts'],
  ])('lower-cases %s to %s', (path, small) => expect(lowerCasePath(path, routes)).toBe(small));

  it.each(['/products/gps-collar', '/preview/AbC', '/account/Orders', '/É'])(
    'returns null for %s',
    path => expect(lowerCasePath(path, routes)).toBeNull(),
  );
});
