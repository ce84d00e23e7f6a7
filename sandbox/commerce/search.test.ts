import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { at, startShop, textAt, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const SEARCH = `query S(
  $query: String!, $first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean
  $types: [SearchType!], $sortKey: SearchSortKeys, $productFilters: [ProductFilter!]
  $prefix: SearchPrefixQueryType, $unavailableProducts: SearchUnavailableProductsType
) {
  search(
    query: $query, first: $first, last: $last, after: $after, before: $before, reverse: $reverse
    types: $types, sortKey: $sortKey, productFilters: $productFilters
    prefix: $prefix, unavailableProducts: $unavailableProducts
  ) {
    totalCount
    productFilters { id values { label count input } }
    pageInfo { hasNextPage startCursor endCursor }
    nodes {
      __typename
      ... on Product { handle trackingParameters }
      ... on Article { handle trackingParameters }
      ... on Page { handle trackingParameters }
    }
  }
}`;

type Arguments = Readonly<Record<string, unknown>>;

const search = async (args: Arguments) => shop.us.ask(SEARCH, { first: 20, ...args });

function handlesIn(data: unknown): readonly unknown[] {
  const nodes = at(data, 'search.nodes');
  return Array.isArray(nodes) ? nodes.map(node => at(node, 'handle')) : [];
}

const found = async (args: Arguments) => handlesIn(await search(args));

const straps = [1, 2, 3, 4, 5, 6, 7].map(place => `strap-${place}`);

describe('search', () => {
  it('finds products, articles and pages, the best match first', async () => {
    const data = await search({ query: 'strap' });
    expect([...handlesIn(data)].sort()).toEqual([...straps, 'strap-on', 'terms'].sort());
    expect(at(data, 'search.totalCount')).toBe(9);
    expect(handlesIn(data).at(-1)).toBe('terms');
    expect(textAt(data, 'search.nodes.0.trackingParameters')).toMatch(
      /^_pos=1&_ss=r&_sid=[0-9a-f]{9}$/,
    );
  });

  it.each([
    [['ARTICLE'], ['strap-on']],
    [['PAGE'], ['terms']],
    [
      ['PAGE', 'ARTICLE'],
      ['strap-on', 'terms'],
    ],
  ])('of %o finds %o', async (types, wanted) => {
    expect(await found({ query: 'strap', types })).toEqual(wanted);
  });

  it('takes the last word for a beginning, unless told not to', async () => {
    expect(await found({ query: 'night la' })).toEqual(['lamp']);
    expect(await found({ query: 'night la', prefix: 'LAST' })).toEqual(['lamp']);
    expect(await found({ query: 'night la', prefix: 'NONE' })).toEqual([]);
    expect(await found({ query: 'ni lamp' })).toEqual([]);
  });

  it('forgives one letter behind the first four', async () => {
    expect(await found({ query: 'collor', types: ['PRODUCT'] })).toEqual(['collar']);
    expect(await found({ query: 'kollar', types: ['PRODUCT'] })).toEqual([]);
  });

  it.each([
    ['tag:gps OR vendor:kitwell', ['collar', 'lamp']],
    ['(collar OR lamp) NOT vendor:kitwell', ['collar']],
    ['strap -"strap 1" -strap-2', straps.slice(2)],
    ['variants.sku:CHEW', ['chews']],
    ['variants.price:>300', ['collar']],
    ['product_type:"Containment / GPS fences"', ['collar']],
    ['author:june tag:walking', ['good-recall', 'loose-lead']],
  ])('reads the search syntax: %s', async (query, wanted) => {
    const types = query.startsWith('author') ? ['ARTICLE'] : ['PRODUCT'];
    expect([...(await found({ query, types }))].sort()).toEqual([...wanted].sort());
  });

  it.each(['night (lamp', 'night: lamp', '"night lamp', 'kind:night lamp OR', ''])(
    'looks for the words of what is no search syntax: %s',
    async query => {
      const reply = await shop.us.reply(SEARCH, { first: 5, query });
      expect(at(reply, 'errors')).toBeUndefined();
    },
  );

  it('finds the words of a query that is no search syntax', async () => {
    expect(await found({ query: 'night (lamp' })).toEqual(['lamp']);
  });

  it('sorts by price, either way', async () => {
    const types = ['PRODUCT'];
    const cheap = await found({ query: 'strap', types, sortKey: 'PRICE' });
    expect(cheap).toEqual([...straps].reverse());
    expect(await found({ query: 'strap', types, sortKey: 'PRICE', reverse: true })).toEqual(straps);
  });

  it('filters products and counts what other values would find', async () => {
    const productFilters = [{ price: { max: 16 } }, { available: true }];
    const data = await search({ query: 'strap', types: ['PRODUCT'], productFilters });
    expect([...handlesIn(data)].sort()).toEqual(['strap-5', 'strap-6', 'strap-7']);
    const filters = at(data, 'search.productFilters');
    expect(filters).toContainEqual({
      id: 'filter.p.tag',
      values: [{ label: 'strap', count: 3, input: '{"tag":"strap"}' }],
    });
    expect(filters).toContainEqual(
      expect.objectContaining({
        id: 'filter.v.price',
        values: [{ label: 'Price', count: 7, input: '{"price":{"min":0,"max":20}}' }],
      }),
    );
  });

  it('pages, and refuses a cursor of another search', async () => {
    const asked = { query: 'strap', types: ['PRODUCT'], sortKey: 'PRICE', first: 3 };
    const first = await search(asked);
    expect(handlesIn(first)).toEqual(['strap-7', 'strap-6', 'strap-5']);
    const after = textAt(first, 'search.pageInfo.endCursor');
    expect(await found({ ...asked, after })).toEqual(['strap-4', 'strap-3', 'strap-2']);
    for (const other of [{ sortKey: 'RELEVANCE' }, { query: 'straps' }, { reverse: true }]) {
      const reply = await shop.us.reply(SEARCH, { ...asked, after, ...other });
      expect(at(reply, 'errors.0')).toMatchObject({
        message: 'Invalid cursor for current pagination sort.',
        path: ['search'],
        extensions: { code: 'BAD_REQUEST' },
      });
    }
  });
});

describe('a product that is sold out', () => {
  let soldOut: Shop;
  beforeAll(async () => {
    const products = fixture.products.map(product =>
      product.handle === 'strap-1'
        ? { ...product, variants: product.variants.map(each => ({ ...each, inventory: 0 })) }
        : product,
    );
    soldOut = await startShop('memory', { ...fixture, products });
  });
  afterAll(() => soldOut.stop());

  it.each([
    ['SHOW', 0],
    ['LAST', 6],
    [undefined, 6],
    ['HIDE', -1],
  ])('comes, with %s, at place %i', async (unavailable, place) => {
    const data = await soldOut.us.ask(SEARCH, {
      first: 20,
      query: '"strap 1" OR strap',
      types: ['PRODUCT'],
      unavailableProducts: unavailable,
    });
    expect(handlesIn(data).indexOf('strap-1')).toBe(place);
  });
});
