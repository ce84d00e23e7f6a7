import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { at, startShop, textAt, type Shop } from './testing/shop';

const [straps] = fixture.collections;
const collections = ['Zebra straps', 'Apple straps', 'Collars'].map(title => ({
  handle: title.toLowerCase().replace(' ', '-'),
  title,
  descriptionHtml: '',
  seo: { title, description: title },
  image: null,
  products: ['collar', 'chews', 'strap-1', 'lamp'],
  stores: straps?.stores ?? [],
}));

let shop: Shop;
beforeAll(async () => {
  shop = await startShop('memory', { ...fixture, collections });
});
afterAll(() => shop.stop());

const handles = (data: unknown, path: string): readonly unknown[] => {
  const nodes = at(data, `${path}.nodes`);
  return Array.isArray(nodes) ? nodes.map(node => at(node, 'handle')) : [];
};

const COLLECTIONS = `query L($first: Int!, $after: String, $query: String, $sortKey: CollectionSortKeys, $reverse: Boolean) {
  collections(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
    nodes { handle id }
    pageInfo { endCursor }
  }
}`;

const PRODUCTS = `query P($first: Int!, $after: String, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
  products(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
    nodes { handle }
    pageInfo { endCursor }
  }
}`;

const FILTERED = `query F($filters: [ProductFilter!], $after: String, $sortKey: ProductCollectionSortKeys) {
  collection(handle: "collars") {
    products(first: 2, after: $after, filters: $filters, sortKey: $sortKey) {
      nodes { handle }
      pageInfo { endCursor }
    }
  }
}`;

describe('collections', () => {
  it('are found by a query', async () => {
    const ask = async (query: string) =>
      handles(await shop.us.ask(COLLECTIONS, { first: 9, query, sortKey: 'TITLE' }), 'collections');
    expect(await ask('title:straps')).toEqual(['apple-straps', 'zebra-straps']);
    expect(await ask('straps -title:zebra')).toEqual(['apple-straps']);
    expect(await ask('updated_at:<2020')).toEqual([]);
    expect(await ask('collection_type:smart')).toEqual([]);
    expect(await ask('collection_type:custom AND NOT (apple OR zebra)')).toEqual(['collars']);
  });

  it('are sorted by the given key, by id by default', async () => {
    const nodes = at(await shop.us.ask(COLLECTIONS, { first: 9 }), 'collections.nodes');
    const ids = Array.isArray(nodes) ? nodes.map(node => textAt(node, 'id')) : [];
    expect(ids).toHaveLength(3);
    expect(ids).toEqual([...ids].sort());
    const titled = await shop.us.ask(COLLECTIONS, { first: 9, sortKey: 'TITLE' });
    expect(handles(titled, 'collections')).toEqual(['apple-straps', 'collars', 'zebra-straps']);
    const related = await shop.us.ask(COLLECTIONS, {
      first: 9,
      query: 'collars OR zebra OR straps',
      sortKey: 'RELEVANCE',
    });
    expect(handles(related, 'collections')[0]).toBe('zebra-straps');
  });

  it.each([
    [{ query: 'products_count:>2' }, 'with the filter "products_count"'],
    [{ sortKey: 'RELEVANCE' }, 'QueryRoot.collections(sortKey: RELEVANCE) without a query'],
  ])('refuse %o', async (asked, words) => {
    const reply = await shop.us.reply(COLLECTIONS, { first: 9, ...asked });
    expect(textAt(reply, 'errors.0.message')).toContain(words);
    expect(at(reply, 'errors.0')).toMatchObject({
      path: ['collections'],
      extensions: { code: 'NOT_MODELLED' },
    });
  });
});

describe('products', () => {
  it.each([
    ['(tag:gps OR tag:light) AND vendor:Larkfield', ['collar']],
    ['product_type:"Care / Treats" -tag:strap', ['chews', 'lamp', 'plan']],
    ['NOT tag:strap AND variants.price:<60', ['chews', 'lamp', 'plan']],
    ['title:strap*', [1, 2, 3, 4, 5, 6, 7].map(index => `strap-${index}`)],
    ['created_at:<2026', ['lamp']],
    ['tag_not:strap available_for_sale:true', ['chews', 'collar', 'lamp', 'plan']],
  ])('are found by %s', async (query, wanted) => {
    const data = await shop.us.ask(PRODUCTS, { first: 20, query, sortKey: 'TITLE' });
    expect([...handles(data, 'products')].sort()).toEqual(wanted);
  });

  it('are sorted by how well they fit the words of a query', async () => {
    const query = 'strap OR lamp OR "strap 3"';
    const ask = async (sortKey: string) =>
      handles(await shop.us.ask(PRODUCTS, { first: 9, query, sortKey }), 'products');
    const related = await ask('RELEVANCE');
    expect(related.slice(0, 2)).toEqual(expect.arrayContaining(['strap-3', 'lamp']));
    expect(new Set(related)).toEqual(new Set(await ask('TITLE')));
  });

  it.each(['inventory_total:>3', 'title:(a OR b)', '(tag:gps'])('refuse %s', async query => {
    const reply = await shop.us.reply(PRODUCTS, { first: 20, query });
    expect(at(reply, 'errors.0.extensions.code')).toBe('NOT_MODELLED');
  });
});

describe('filters', () => {
  const size = { variantOption: { name: 'Size', value: 'Large' } };
  const small = { variantOption: { name: 'Size', value: 'Small' } };
  const color = { variantOption: { name: 'Color', value: 'Slate' } };
  const noColor = { variantOption: { name: 'Color', value: 'Green' } };

  it.each([
    [[size, color], ['collar']],
    [[size, noColor], []],
    [[size, small], ['collar']],
    [[size, small, noColor], []],
    [[color, noColor], ['collar']],
    [
      [{ tag: 'gps' }, { tag: 'light' }],
      ['collar', 'lamp'],
    ],
    [[{ tag: 'gps' }, { productVendor: 'Kitwell' }], []],
    [[{ ...size, tag: 'light' }], []],
  ])('for different options must all match: %j', async (filters, wanted) => {
    const data = await shop.us.ask(FILTERED, { filters });
    expect(handles(data, 'collection.products')).toEqual(wanted);
  });
});

describe('a cursor', () => {
  const invalid = {
    message: 'Invalid cursor for current pagination sort.',
    extensions: { code: 'BAD_REQUEST' },
  };

  it.each([
    [{ sortKey: 'PRICE' }],
    [{ sortKey: 'TITLE', reverse: true }],
    [{ sortKey: 'TITLE', query: 'tag:care' }],
    [{}],
  ])('of products by title is rejected for %o', async other => {
    const first = await shop.us.ask(PRODUCTS, { first: 2, sortKey: 'TITLE' });
    const after = textAt(first, 'products.pageInfo.endCursor');
    const next = await shop.us.ask(PRODUCTS, { first: 2, sortKey: 'TITLE', after });
    expect(handles(next, 'products')).toEqual(['lamp', 'plan']);
    const reply = await shop.us.reply(PRODUCTS, { first: 2, after, ...other });
    expect(at(reply, 'errors.0')).toMatchObject({ ...invalid, path: ['products'] });
  });

  it('of a collection is rejected with other filters', async () => {
    const filters = [{ productVendor: 'Larkfield' }];
    const first = await shop.us.ask(FILTERED, { filters, sortKey: 'TITLE' });
    const after = textAt(first, 'collection.products.pageInfo.endCursor');
    const next = await shop.us.ask(FILTERED, { filters, sortKey: 'TITLE', after });
    expect(handles(next, 'collection.products')).toEqual(['strap-1']);
    const reply = await shop.us.reply(FILTERED, { after, sortKey: 'TITLE' });
    expect(at(reply, 'errors.0')).toMatchObject(invalid);
  });

  it('of collections is rejected with another order', async () => {
    const first = await shop.us.ask(COLLECTIONS, { first: 1, sortKey: 'TITLE' });
    const after = textAt(first, 'collections.pageInfo.endCursor');
    const reply = await shop.us.reply(COLLECTIONS, { first: 1, after });
    expect(at(reply, 'errors.0')).toMatchObject(invalid);
  });
});

it('answers what the platform keeps for older storefronts', async () => {
  const data = await shop.us.ask(`{
    productByHandle(handle: "chews") { handle }
    collectionByHandle(handle: "collars") { handle }
    productTypes(first: 9) { nodes }
    publicApiVersions { handle supported }
  }`);
  expect(data).toMatchObject({
    productByHandle: { handle: 'chews' },
    collectionByHandle: { handle: 'collars' },
    publicApiVersions: [{ handle: '2025-04', supported: true }],
  });
  expect(at(data, 'productTypes.nodes')).not.toEqual([]);
});
