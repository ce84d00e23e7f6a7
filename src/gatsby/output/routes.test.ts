import { describe, expect, it } from 'vitest';
import { clientOnlyOf, redirectsOf } from './routes';

const redirect = (path: string, toPath = '/', status = 301) => ({
  type: 'redirect',
  path,
  toPath,
  status,
});

describe('redirectsOf', () => {
  it('puts exact paths first, then wildcards by length, and encodes targets', () => {
    const routes = [
      redirect('/a-*'),
      redirect('/a-long-*'),
      redirect('/z', '/a b/™?x=%20', 302),
      { type: 'static', path: '/b', filePath: 'public/b/index.html' },
      redirect('/door%E2%84%A2'),
    ];
    expect(redirectsOf(routes)).toEqual([
      { from: '/door™', to: '/', status: 301 },
      { from: '/z', to: '/a%20b/%E2%84%A2?x=%20', status: 302 },
      { from: '/a-long-*', to: '/', status: 301 },
      { from: '/a-*', to: '/', status: 301 },
    ]);
  });
});

describe('clientOnlyOf', () => {
  it('selects the pages that match more than their own path', () => {
    const routes = [
      ['/about', 'about/index.html'],
      ['/preview/:documentId', 'preview/index.html'],
      ['/account/*', 'account/index.html'],
      ['/page-data/account/page-data.json', 'page-data/account/page-data.json'],
      ['/odd-*.js', 'odd-1.js'],
    ].map(([path = '', file = '']) => ({ type: 'static', path, filePath: `public/${file}` }));
    expect(clientOnlyOf(routes)).toEqual([
      { path: '/preview/:documentId', file: 'preview/index.html' },
      { path: '/account/*', file: 'account/index.html' },
    ]);
  });
});
