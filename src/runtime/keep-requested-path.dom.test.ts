import { globalHistory } from '@gatsbyjs/reach-router';
import { afterEach, expect, it, vi } from 'vitest';
import { keepRequestedPath, restoreRequestedPath } from './keep-requested-path';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const address = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

it('makes an address that does not decode one that Gatsby can read', () => {
  vi.stubGlobal('pagePath', '/products/collar');
  const state = { key: '1' };
  window.history.replaceState(state, '', '/%?a=1#b');
  keepRequestedPath();
  expect(address()).toBe('/%25?a=1#b');
  expect(window.history.state).toEqual(state);
});

it.each([
  ['/gone', '/gone'],
  ['/en-ca/caf%C3%A9', '/en-ca/caf%C3%A9'],
  ['/%?a=1#b', '/%25?a=1#b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/en-ca/%', '/en-ca/%25'],
  ['/%00', '/%2500'],
])('shows the address %s of a page that is missing as %s', (requested, readable) => {
  vi.stubGlobal('pagePath', '/404');
  window.history.replaceState(null, '', requested);
  keepRequestedPath();
  expect(decodeURIComponent(window.location.pathname)).not.toContain('\0');
  window.history.replaceState(null, '', '/404');
  restoreRequestedPath();
  expect(address()).toBe(readable);
});

it.each(['/account//orders?a=1', '/account/orders/%00', '/account/x/%2e%2e%2f', '/account/%zz'])(
  'leaves the 404 page at %s what it is, though the router knows such a path',
  requested => {
    vi.stubGlobal('pagePath', '/404');
    window.history.replaceState(null, '', requested);
    keepRequestedPath();
    expect(globalHistory.location.pathname).toBe('/404');
    expect(address()).toBe('/404');
    restoreRequestedPath();
    expect(window.location.pathname).toMatch(/^\/account\//);
  },
);
