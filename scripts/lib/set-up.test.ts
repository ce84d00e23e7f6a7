import { describe, expect, it, vi } from 'vitest';
import { readArguments } from './arguments.mjs';
import { isSandboxEnv, sandboxPorts, usesSandboxSearch } from './env-file.mjs';
import { countPackages, isNodeRecent } from './set-up.mjs';

describe('isNodeRecent', () => {
  it.each([
    ['20.19.5', false],
    ['18.20.0', false],
    ['20.20.0', true],
    ['22.1.0', true],
  ])('checks version %s', (version, expected) => {
    expect(isNodeRecent(version)).toBe(expected);
  });
});

describe('countPackages', () => {
  it('counts packages for all platforms, and those that are installed', () => {
    const packages = {
      '': {},
      'node_modules/react': {},
      'node_modules/gatsby': {},
      'node_modules/fsevents': { optional: true },
      'node_modules/supplied': { peer: true },
    };
    const isThere = (path: string): boolean => path !== 'node_modules/gatsby/package.json';
    expect(countPackages({ packages }, isThere)).toEqual({ installed: 1, needed: 2 });
  });
});

describe('readArguments', () => {
  it('reads options and flags', () => {
    const known = { values: ['env'], flags: ['prebuilt'] };
    expect(readArguments(['--env', '.env.x', '--prebuilt'], known)).toEqual({
      env: '.env.x',
      prebuilt: 'yes',
    });
  });

  it('reads a value behind an equals sign', () => {
    expect(readArguments(['--env=.env.x'], { values: ['env'] })).toEqual({ env: '.env.x' });
  });

  it.each([
    [['--evn', 'x'], '"--evn" is not understood here. Options: --env VALUE, --prebuilt.'],
    [['--env'], '"--env" needs a value. Options: --env VALUE, --prebuilt.'],
    [['--env='], '"--env" needs a value. Options: --env VALUE, --prebuilt.'],
    [['--prebuilt=yes'], '"--prebuilt=yes" is not understood here.'],
    [['env'], '"env" is not understood here.'],
  ])('stops at %j with one sentence', (argv, sentence) => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(process, 'exit').mockImplementation(code => {
      throw new Error(`exit ${code}`);
    });
    const read = () => readArguments(argv, { values: ['env'], flags: ['prebuilt'] });
    expect(read).toThrow('exit 2');
    expect(print).toHaveBeenCalledWith(expect.stringContaining(sentence));
  });
});

describe('isSandboxEnv', () => {
  it('distinguishes the sandbox from live vendors', () => {
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
