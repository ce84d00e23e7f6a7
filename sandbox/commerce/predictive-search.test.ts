import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startShop, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const PREDICT = `query P(
  $query: String!, $limit: Int, $limitScope: PredictiveSearchLimitScope
  $types: [PredictiveSearchType!], $searchableFields: [SearchableField!]
  $unavailableProducts: SearchUnavailableProductsType
) {
  predictiveSearch(
    query: $query, limit: $limit, limitScope: $limitScope, types: $types
    searchableFields: $searchableFields, unavailableProducts: $unavailableProducts
  ) {
    articles { handle trackingParameters }
    collections { handle trackingParameters }
    pages { handle }
    products { handle }
    queries { text styledText }
  }
}`;

const predict = async (args: Readonly<Record<string, unknown>>) =>
  at(await shop.us.ask(PREDICT, args), 'predictiveSearch');

const count = (result: unknown, type: string): number => {
  const list = at(result, type);
  return Array.isArray(list) ? list.length : NaN;
};

describe('predictiveSearch', () => {
  it('finds every type for a word that is begun', async () => {
    const result = await predict({ query: 'stra' });
    expect(result).toMatchObject({
      articles: [{ handle: 'strap-on' }],
      collections: [{ handle: 'straps' }],
      pages: [],
    });
    expect(at(result, 'collections.0.trackingParameters')).toMatch(/^_pos=1&_psq=stra&_ss=e&/);
    expect(at(result, 'queries')).toContainEqual({
      text: 'straps',
      styledText: '<mark>stra</mark><span>ps</span>',
    });
  });

  it('shares a limit among the types, or gives it to each', async () => {
    const all = await predict({ query: 'strap', limit: 4 });
    const total = ['articles', 'collections', 'pages', 'products', 'queries'];
    expect(total.reduce((sum, type) => sum + count(all, type), 0)).toBe(4);
    expect(count(all, 'articles')).toBe(1);
    const each = await predict({ query: 'strap', limit: 4, limitScope: 'EACH' });
    expect(count(each, 'products')).toBe(4);
    expect(count(each, 'articles')).toBe(1);
  });

  it('answers only the types that are asked for', async () => {
    const result = await predict({ query: 'strap', types: ['PRODUCT'], limit: 10 });
    expect(count(result, 'products')).toBe(7);
    expect(
      ['articles', 'collections', 'pages', 'queries'].map(type => count(result, type)),
    ).toEqual([0, 0, 0, 0]);
  });

  it('looks in the usual fields, or in those that are named', async () => {
    expect(count(await predict({ query: 'CHEW' }), 'products')).toBe(1);
    expect(await predict({ query: 'COL-Large', types: ['PRODUCT'] })).toMatchObject({
      products: [],
    });
    const sku = { query: 'COL-Large', searchableFields: ['VARIANTS_SKU'] };
    expect(await predict(sku)).toMatchObject({ products: [{ handle: 'collar' }] });
    const author = { query: 'june', searchableFields: ['AUTHOR'] };
    expect(count(await predict(author), 'articles')).toBe(3);
    const body = { query: 'canada 45 days', searchableFields: ['BODY'] };
    expect(count(await predict(body), 'pages')).toBe(0);
    expect(count(await predict({ ...body, query: '45 days' }), 'pages')).toBe(1);
  });

  it('suggests nothing before anything is typed', async () => {
    expect(await predict({ query: ' ' })).toEqual({
      articles: [],
      collections: [],
      pages: [],
      products: [],
      queries: [],
    });
  });

  it.each([0, 11])('refuses a limit of %i', async limit => {
    const reply = await shop.us.reply(PREDICT, { query: 'strap', limit });
    expect(at(reply, 'errors.0')).toMatchObject({
      message: 'limit must be between 1 and 10',
      path: ['predictiveSearch'],
      extensions: { code: 'BAD_REQUEST' },
    });
  });
});
