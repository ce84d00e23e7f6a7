import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClaims } from './claims/claims';
import { importsIn } from './claims/imports';
import { filesIn, readMapRows } from './claims/map-rows';

const root = join(__dirname, '..');

/** A message by `namespace:key`, with placeholders as in the specification. */
const wordingOf = (key: string): string | null => {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(root, 'locales', 'en-us', `${namespace}.json`);
  if (!existsSync(file)) return null;
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : null;
  }
  return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, '{$1}') : null;
};

/** The map of the storefront's specification, and that of the account's. */
const MAPS = ['spec-map.md', 'spec-map-account.md'];

const rows = MAPS.flatMap(map => {
  const own = readMapRows(readFileSync(join(root, 'docs', map), 'utf8'));
  if (own.length < 100) throw new Error(`docs/${map} has lost its rows`);
  return own;
});

describe('the specification maps', () => {
  it('have rows, each with a rule and a status', () => {
    for (const { spec, status } of rows) {
      expect(spec).not.toBe('');
      expect(status, spec).toMatch(/^(held(: .+)?|partly: .+)$/);
    }
  });

  it('say of nothing that the account brings it later', () => {
    const later = rows.filter(({ status }) => /comes? later|account area/.test(status));
    expect(later.map(({ spec }) => spec)).toEqual([]);
  });

  it('name files that exist', () => {
    const named = rows.flatMap(({ code, test }) => [...filesIn(code), ...filesIn(test)]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  it('name code and a test for each held rule', () => {
    for (const { spec, code, test, status } of rows) {
      if (!status.startsWith('held')) continue;
      expect(filesIn(code), spec).not.toEqual([]);
      expect(filesIn(test), spec).not.toEqual([]);
    }
  });

  it('name code that their tests import', () => {
    const importsOf = importsIn(root);
    const { sampled } = readClaims(rows);
    expect(sampled.length).toBeGreaterThan(100);
    const strangers = sampled.filter(({ sources, tests }) => {
      // A test without project imports tests a package, such as Gatsby's own loader.
      const loaded = tests.map(importsOf).filter(({ size }) => size > 1);
      return loaded.length > 0 && !loaded.some(files => sources.some(file => files.has(file)));
    });
    expect(strangers.map(({ spec }) => spec)).toEqual([]);
  });

  it('name tests that are run', () => {
    const tests = rows.flatMap(({ test }) => filesIn(test));
    const isRun = /(\.test\.tsx?|\.spec\.ts)$|^scripts\/verify\//;
    expect(tests.filter(file => !isRun.test(file))).toEqual([]);
  });

  it('quote messages exactly as in the locale files', () => {
    const quoted = rows.filter(({ key }) => key !== '');
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.map(({ key }) => [key, wordingOf(key)])).toEqual(
      quoted.map(({ key, message }) => [key, message]),
    );
  });
});
