import { afterEach, expect, it, vi } from 'vitest';
import { keepRequestedPath, restoreRequestedPath } from './keep-requested-path';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/gone', '/gone'],
  ['/en-ca/caf%C3%A9', '/en-ca/caf%C3%A9'],
  ['/%?a=1#b', '/%25?a=1#b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/en-ca/%', '/en-ca/%25'],
  ['/%00', '/%2500'],
])('makes %s an address that Gatsby can read, and puts it back', (requested, readable) => {
  vi.stubGlobal('pagePath', '/404');
  const state = { key: '1' };
  window.history.replaceState(state, '', requested);
  const address = (): string =>
    window.location.pathname + window.location.search + window.location.hash;
  keepRequestedPath();
  expect(address()).toBe(readable);
  expect(decodeURIComponent(window.location.pathname)).not.toContain('\0');
  expect(window.history.state).toEqual(state);
  window.history.replaceState(state, '', '/404');
  restoreRequestedPath();
  expect(address()).toBe(readable);
});
