import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { seedBrand, seedBrands, storeId, storeIds } from './brands';
import { readCsv } from './load/csv';
import { listCell } from './load/fields';
import { readJson } from './load/json';

const files = readdirSync('.').filter(file => file.startsWith('.env.sandbox'));
const settings = files.map(file => parseEnv(readFileSync(file, 'utf8')));

const repeated = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the brands of the sandbox', () => {
  it('have ports and ids of their own', () => {
    const stores = seedBrands.flatMap(({ stores: { us, ca } }) => [us, ca]);
    expect(stores).toHaveLength(storeIds.length);
    expect(repeated(stores.map(({ port }) => port))).toEqual([]);
    expect(repeated(seedBrands.map(({ signInClient }) => signInClient))).toEqual([]);
    expect(repeated(seedBrands.map(({ emailList }) => emailList))).toEqual([]);
  });

  it.each(seedBrands)('has for $id what its settings name', brand => {
    const { us, ca } = brand.stores;
    expect(settings.find(({ GATSBY_BRAND: id }) => id === brand.id)).toMatchObject({
      GATSBY_STORE_US_SHOP_NAME: `${brand.id}-us`,
      GATSBY_STORE_US_ORIGIN: `http://127.0.0.1:${us.port}`,
      GATSBY_STORE_CA_SHOP_NAME: `${brand.id}-ca`,
      GATSBY_STORE_CA_ORIGIN: `http://127.0.0.1:${ca.port}`,
      GATSBY_COGNITO_CLIENT_ID: brand.signInClient,
      GATSBY_KLAVIYO_LIST_ID: brand.emailList,
    });
  });

  it.each(seedBrands)('ships for $id at the price that its pages name', ({ id, stores }) => {
    const amounts = v.object({ USD: v.string(), CAD: v.string() });
    const terms = v.object({ shippingRate: amounts, freeShippingThreshold: amounts });
    const { shippingRate, freeShippingThreshold } = readJson(`content/${id}/settings.json`, terms);
    const { us, ca } = stores;
    expect(shippingRate).toMatchObject({ USD: us.shipping, CAD: ca.shipping });
    expect(freeShippingThreshold).toMatchObject({
      USD: us.freeShippingFrom,
      CAD: ca.freeShippingFrom,
    });
  });

  it('are asked for by id', () => {
    expect(seedBrand('larkfield').name).toBe('Larkfield');
    expect(() => seedBrand('acme')).toThrow('seed/brands has no file for "acme"');
  });
});

describe('a store in a table', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stores-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (stores: string) => {
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, `handle,stores\nbed,larkfield-us\nbowl,${stores}\n`);
    const row = v.strictObject({ handle: v.string(), stores: v.pipe(listCell, v.array(storeId)) });
    return readCsv(file, row);
  };

  it('is one that a brand has', () => {
    expect(read('kitwell-us; kitwell-ca')[1]?.stores).toEqual(['kitwell-us', 'kitwell-ca']);
    expect(() => read('kitwell-us; acme-us')).toThrow(
      /products\.csv, line 3: "stores\.1": "acme-us" is not a store; .* larkfield-us/,
    );
  });
});
