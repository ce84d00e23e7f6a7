import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { toStoreSettings } from '~/src/config/stores';
import { writeSearchRecords } from './write-search-records';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = {
  brand: BRANDS.larkfield,
  stores: { us: toStoreSettings('us', 'larkfield-us', undefined, 'token') },
  content: {
    projectId: 'p1',
    dataset: 'production',
    apiOrigin: null,
    readToken: null,
    imageOrigin: 'https://images.example',
    deskUrl: null,
  },
};

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

it('writes the records of all locales, a file an index, and whose they are', () => {
  writeFileSync(join(folder, 'global_products.json'), '[]');
  const locales = [
    { products: [{ objectID: 'en-us:a' }], blogs: [] },
    { products: [{ objectID: 'en-ca:a' }], blogs: [{ objectID: 'en-ca:b' }] },
  ];
  writeSearchRecords(locales, settings, folder);
  expect(readdirSync(folder).sort()).toEqual(['blogs.json', 'origin.json', 'products.json']);
  expect(read('products.json')).toEqual([{ objectID: 'en-us:a' }, { objectID: 'en-ca:a' }]);
  expect(read('blogs.json')).toEqual([{ objectID: 'en-ca:b' }]);
  expect(read('origin.json')).toEqual({
    brand: 'larkfield',
    shops: ['larkfield-us'],
    dataset: 'p1/production',
  });
});
