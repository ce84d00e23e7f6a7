import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { isSandboxEnv, sandboxPorts, usesSandboxSearch } from './env-file.mjs';
import { countPackages, isNodeRecent } from './set-up.mjs';

describe('isNodeRecent', () => {
  it.each([
    ['20.19.5', false],
    ['18.20.0', false],
    ['20.20.0', true],
    ['22.1.0', true],
  ])('judges %s', (version, expected) => {
    expect(isNodeRecent(version)).toBe(expected);
  });
});

describe('countPackages', () => {
  it('counts what every platform needs, and what of it is there', () => {
    const packages = {
      '': {},
      'node_modules/react': {},
      'node_modules/gatsby': {},
      'node_modules/fsevents': { optional: true },
      'node_modules/supplied': { peer: true },
    };
    const isThere = (path: string): boolean => path !== 'node_modules/gatsby';
    expect(countPackages({ packages }, isThere)).toEqual({ installed: 1, needed: 2 });
  });
});

describe('readArguments', () => {
  it('reads values and flags', () => {
    const known = { values: ['env'], flags: ['prebuilt'] };
    expect(readArguments(['--env', '.env.x', '--prebuilt'], known)).toEqual({
      env: '.env.x',
      prebuilt: 'yes',
    });
  });

  it('refuses what it does not know, and a value that is missing', () => {
    expect(() => readArguments(['--evn', 'x'], { values: ['env'] })).toThrow(/--env VALUE/);
    expect(() => readArguments(['--env'], { values: ['env'] })).toThrow(/not understood/);
  });
});

describe('isSandboxEnv', () => {
  it('tells the sandbox from live vendors', () => {
    const sandbox = { GATSBY_STORE_US_ORIGIN: 'http://127.0.0.1:4811', CONTENT_API_ORIGIN: '' };
    expect(isSandboxEnv(sandbox)).toBe(true);
    expect(sandboxPorts(sandbox)).toEqual([4811]);
    expect(isSandboxEnv({ GATSBY_STORE_US_SHOP_NAME: 'my-shop' })).toBe(false);
  });
});

describe('usesSandboxSearch', () => {
  it('is false for a live application, even beside the stores of the sandbox', () => {
    const stores = { GATSBY_STORE_US_ORIGIN: 'http://127.0.0.1:4811' };
    expect(usesSandboxSearch({ ...stores, GATSBY_SEARCH_ORIGIN: 'http://127.0.0.1:4831' })).toBe(
      true,
    );
    expect(usesSandboxSearch(stores)).toBe(false);
    expect(usesSandboxSearch({ ...stores, GATSBY_SEARCH_ORIGIN: 'https://search.example' })).toBe(
      false,
    );
  });
});
