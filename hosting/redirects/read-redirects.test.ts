import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRedirects } from './read-redirects';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(folder, 'lists'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (names: unknown, cities: unknown) => {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(value));
  write('a.json', [{ from: '/old', to: '/new' }]);
  write('lists/product-names.json', names);
  write('lists/cities.json', cities);
  return readRedirects(folder);
};

describe('readRedirects', () => {
  it('reads the rules and both lists', () => {
    const { rules, productNames, cities, problems } = read({ collar: 'gps-collar' }, ['boise']);
    expect(rules.map(({ from, to }) => [from, to])).toEqual([['/old', '/new']]);
    expect([...productNames]).toEqual([['collar', 'gps-collar']]);
    expect(cities).toEqual(['boise']);
    expect(problems).toEqual([]);
  });

  it.each([
    [{ collar: '' }, ['boise'], 'product-names.json: The field "collar"'],
    [{ collar: 7 }, ['boise'], 'product-names.json: The field "collar"'],
    ['collar', ['boise'], 'product-names.json: The value'],
    [{ collar: 'gps-collar' }, [], 'cities.json: The value'],
    [{ collar: 'gps-collar' }, ['boise', 7], 'cities.json: The field "[1]"'],
    [{ collar: 'gps-collar' }, {}, 'cities.json: The value'],
  ])('reports what is wrong in %j and %j', (names, cities, problem) => {
    const { problems } = read(names, cities);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});
