import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../art/manifest.json';
import type { SeedMetafield, SeedProduct } from '../types';
import { collections, discounts, products, sellingPlanGroups } from '.';

const CURRENCIES = ['USD', 'CAD'] as const;
const MONEY = /^[1-9]\d*\.\d{2}$/;

const known = new Map(products.map(each => [each.handle, each]));
const variants = products.flatMap(each => each.variants);
const drawn = new Set(manifest.map(each => each.file));

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const missing = (handles: readonly string[]): readonly string[] =>
  handles.filter(handle => !known.has(handle));

const field = (product: SeedProduct, key: string): SeedMetafield | undefined =>
  product.metafields.find(each => each.key === key);

const cents = (amount: string): number => Math.round(Number(amount) * 100);

function listOf(product: SeedProduct, key: string): readonly unknown[] {
  const parsed: unknown = JSON.parse(field(product, key)?.value ?? 'null');
  if (!Array.isArray(parsed)) throw new Error(`${product.handle}: ${key} is not a list`);
  return parsed;
}

function referredBy(metafield: SeedMetafield): readonly string[] {
  if (metafield.type === 'product_reference') return [metafield.value];
  if (metafield.type !== 'list.product_reference') return [];
  const parsed: unknown = JSON.parse(metafield.value);
  return Array.isArray(parsed) ? parsed.map(String) : ['not a list'];
}

describe('handles and SKUs', () => {
  it('are unique', () => {
    expect(repeated(products.map(each => each.handle))).toEqual([]);
    expect(repeated(variants.map(each => each.sku))).toEqual([]);
    expect(repeated(collections.map(each => each.handle))).toEqual([]);
    expect(repeated(sellingPlanGroups.map(each => each.handle))).toEqual([]);
    expect(repeated(discounts.flatMap(each => each.code ?? []))).toEqual([]);
  });

  it('have the expected format', () => {
    for (const { handle } of [...products, ...collections]) expect(handle).toMatch(/^[a-z0-9-]+$/);
    for (const { sku } of variants) expect(sku).toMatch(/^[A-Z]{2}(-[A-Z0-9]+)+$/);
  });
});

describe('references', () => {
  it('refer to existing products', () => {
    for (const each of products) {
      const named = [
        ...each.related,
        ...each.complementary,
        ...each.metafields.flatMap(referredBy),
      ];
      expect(missing(named), each.handle).toEqual([]);
      expect(repeated(each.related), each.handle).toEqual([]);
      expect([...each.related, ...each.complementary], each.handle).not.toContain(each.handle);
    }
    for (const each of collections) expect(missing(each.products), each.handle).toEqual([]);
    for (const each of discounts) expect(missing(each.products), each.title).toEqual([]);
  });

  it('give each store three related products of its own', () => {
    for (const each of products) {
      for (const store of each.stores) {
        const sold = each.related.filter(handle => known.get(handle)?.stores.includes(store));
        expect(sold.length, `${each.handle} in ${store}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('refer to existing selling plan groups', () => {
    const groups = sellingPlanGroups.map(each => each.handle);
    for (const each of products) {
      expect(groups, each.handle).toEqual(expect.arrayContaining([...each.sellingPlanGroups]));
      if (each.requiresSellingPlan) expect(each.sellingPlanGroups.length).toBeGreaterThan(0);
    }
  });

  it('refer to pictures that exist and are in the manifest', () => {
    const files = [
      ...products.flatMap(each => each.images),
      ...variants.flatMap(each => each.image ?? []),
      ...collections.flatMap(each => each.image ?? []),
    ];
    for (const file of files) {
      expect(drawn.has(file), file).toBe(true);
      expect(existsSync(new URL(`../art/${file}`, import.meta.url)), file).toBe(true);
    }
  });
});

describe('options', () => {
  it('have every combination once', () => {
    for (const each of products) {
      const combinations = each.variants.map(variant => JSON.stringify(variant.options));
      const expected = each.options.reduce((count, option) => count * option.values.length, 1);
      expect(repeated(combinations), each.handle).toEqual([]);
      expect(combinations.length, each.handle).toBe(expected);
    }
  });

  it('use only their own names and values, and pictures of the product', () => {
    for (const each of products) {
      for (const variant of each.variants) {
        expect(Object.keys(variant.options)).toEqual(each.options.map(option => option.name));
        for (const { name, values } of each.options) {
          expect(values.map(value => value.name)).toContain(variant.options[name]);
        }
        if (variant.image !== undefined) expect(each.images, variant.sku).toContain(variant.image);
      }
    }
  });

  it('have swatches as hex colors', () => {
    const swatches = products.flatMap(each =>
      each.options.flatMap(option => option.values.flatMap(value => value.swatch ?? [])),
    );
    expect(swatches.length).toBeGreaterThan(15);
    for (const swatch of swatches) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('prices', () => {
  it('are decimals, with a higher compare-at price', () => {
    for (const { sku, price, compareAtPrice } of variants) {
      for (const currency of CURRENCIES) {
        expect(price[currency], sku).toMatch(MONEY);
        if (compareAtPrice === undefined) continue;
        expect(compareAtPrice[currency], sku).toMatch(MONEY);
        expect(cents(compareAtPrice[currency]), sku).toBeGreaterThan(cents(price[currency]));
      }
    }
  });

  it('are higher in Canadian dollars', () => {
    for (const { sku, price } of variants) {
      expect(cents(price.CAD), sku).toBeGreaterThan(cents(price.USD));
    }
  });

  it.each([
    ['larkfield-us', 'sale'],
    ['pawmere-us', 'sale'],
    ['trailhound-us', 'marked-down'],
  ] as const)('put all reduced products of %s, and no others, in %s', (store, handle) => {
    const sold = products.filter(({ stores }) => stores.includes(store));
    const reduced = sold
      .filter(({ variants: own }) => own.some(({ compareAtPrice }) => compareAtPrice))
      .map(each => each.handle);
    const sale = collections.find(each => each.handle === handle);
    const shown = sale?.products.filter(each => sold.some(product => product.handle === each));
    expect(reduced.length).toBeGreaterThan(0);
    expect([...(shown ?? [])].sort()).toEqual(reduced.sort());
  });
});

describe('metafields', () => {
  it('have highlights, specifications and a tagline', () => {
    for (const each of products) {
      const highlights = listOf(each, 'highlights');
      const specifications = listOf(each, 'specifications');
      expect(field(each, 'tagline')?.value, each.handle).toBeTruthy();
      expect(highlights.length, each.handle).toBeGreaterThanOrEqual(4);
      expect(highlights.length, each.handle).toBeLessThanOrEqual(6);
      expect(specifications.length, each.handle).toBeGreaterThanOrEqual(6);
      expect(specifications.length, each.handle).toBeLessThanOrEqual(10);
      for (const row of specifications) {
        expect(JSON.stringify(row)).toMatch(/^{"label":"[^"]+","value":"[^"]+"}$/);
      }
    }
  });

  it('have feet and pounds with metric units', () => {
    const imperial = /\d (lb|ft|in|fl oz|oz|acres?|mile|cups?)\b/;
    const metric = /\d (kg|g|ha|km|m|cm|mm|L|ml)\b/;
    const rows = products.flatMap(each =>
      listOf(each, 'specifications').map(row => JSON.stringify(row)),
    );
    const measured = rows.filter(row => imperial.test(row));
    expect(measured.length).toBeGreaterThan(50);
    for (const row of measured) expect(row).toMatch(metric);
  });
});
