import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { at, startShop, type Shop } from './testing/shop';

const boolean = (key: string, value: string) => ({
  namespace: 'custom',
  key,
  type: 'boolean',
  value,
});

const products = fixture.products.map(product => ({
  ...product,
  metafields: [
    ...product.metafields,
    boolean('is_new', String(product.handle.startsWith('strap'))),
    {
      namespace: 'custom',
      key: 'pets',
      type: 'list.single_line_text_field',
      value: JSON.stringify(product.handle === 'lamp' ? ['Cats'] : ['Dogs', 'Cats']),
    },
  ],
}));

const [straps] = fixture.collections;
const everything = {
  handle: 'everything',
  title: 'Everything',
  descriptionHtml: '',
  seo: { title: '', description: '' },
  image: null,
  products: products.map(({ handle }) => handle),
  stores: straps?.stores ?? [],
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop('memory', { ...fixture, products, collections: [everything] });
});
afterAll(() => shop.stop());

const LIST = `query L($filters: [ProductFilter!]) {
  collection(handle: "everything") {
    products(first: 20, filters: $filters, sortKey: TITLE) {
      nodes { handle }
      filters { id label type presentation values { id label count input swatch { color } } }
    }
  }
}`;

const list = async (...filters: readonly object[]) =>
  at(await shop.us.ask(LIST, { filters }), 'collection.products');

async function found(...filters: readonly object[]): Promise<readonly unknown[]> {
  const nodes = at(await list(...filters), 'nodes');
  return Array.isArray(nodes) ? nodes.map(node => at(node, 'handle')) : [];
}

/** The counts of a filter's values by their labels. */
async function counts(id: string, ...filters: readonly object[]): Promise<unknown> {
  const all = at(await list(...filters), 'filters');
  const filter: unknown = Array.isArray(all) ? all.find(each => at(each, 'id') === id) : null;
  const values = at(filter, 'values');
  return Array.isArray(values)
    ? Object.fromEntries(values.map(value => [at(value, 'label'), at(value, 'count')]))
    : null;
}

const option = (name: string, value: string) => ({ variantOption: { name, value } });
const metafield = (key: string, value: string) => ({
  productMetafield: { namespace: 'custom', key, value },
});

describe('filters of products', () => {
  it.each([
    [
      [metafield('is_new', 'false'), { productVendor: 'Larkfield' }],
      ['chews', 'collar', 'plan'],
    ],
    [[metafield('pets', 'Dogs'), { price: { min: 100 } }], ['collar']],
    [
      [
        { productType: 'Containment / GPS fences' },
        { productType: 'Care / Treats' },
        { tag: 'gps' },
      ],
      ['collar'],
    ],
    [
      [
        {
          variantMetafield: {
            namespace: 'custom',
            key: 'subscription_frequency',
            value: '1 month',
          },
        },
      ],
      ['chews'],
    ],
    [[{ price: { min: 12, max: 12.95 } }], ['plan']],
  ])('%j find %o', async (filters, wanted) => {
    expect(await found(...filters)).toEqual(wanted);
  });

  it('must hold for one and the same variant', async () => {
    const large = option('Size', 'Large');
    const coral = option('Color', 'Coral');
    expect(await found(large, { available: true })).toEqual(['collar']);
    expect(await found(large, coral, { available: true })).toEqual([]);
    expect(await found(large, coral, { available: false })).toEqual(['collar']);
    expect(await found(large, { available: false })).toEqual([]);
  });

  it.each([
    ['category', { category: { id: 'gid://shopify/TaxonomyCategory/ap-2' } }],
    ['taxonomyMetafield', { taxonomyMetafield: { namespace: 'a', key: 'b', value: 'c' } }],
  ])('of %s are refused by name', async (name, filter) => {
    const reply = await shop.us.reply(LIST, { filters: [filter] });
    expect(at(reply, 'errors.0')).toMatchObject({
      message: `Not modelled in the sandbox: ProductFilter.${name}`,
      path: ['collection', 'products'],
      extensions: { code: 'NOT_MODELLED' },
    });
  });
});

describe('the list of filters', () => {
  it('names every kind, with what to send for each value', async () => {
    const filters = at(await list(), 'filters');
    expect(filters).toContainEqual({
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      presentation: 'TEXT',
      values: [
        {
          id: 'filter.v.availability.1',
          label: 'In stock',
          count: 11,
          input: '{"available":true}',
          swatch: null,
        },
        {
          id: 'filter.v.availability.0',
          label: 'Out of stock',
          count: 0,
          input: '{"available":false}',
          swatch: null,
        },
      ],
    });
    expect(filters).toContainEqual({
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      presentation: null,
      values: [expect.objectContaining({ count: 11, input: '{"price":{"min":0,"max":349.95}}' })],
    });
    expect(filters).toContainEqual(
      expect.objectContaining({
        id: 'filter.v.option.color',
        presentation: 'SWATCH',
        values: [
          {
            id: 'filter.v.option.color.slate',
            label: 'Slate',
            count: 1,
            input: '{"variantOption":{"name":"Color","value":"Slate"}}',
            swatch: { color: '#4a4e55' },
          },
          expect.objectContaining({ label: 'Coral' }),
        ],
      }),
    );
    expect(filters).not.toContainEqual(
      expect.objectContaining({ id: 'filter.p.m.custom.tagline' }),
    );
  });

  it('counts each value under the other filters, ignoring its own', async () => {
    const pets = 'filter.p.m.custom.pets';
    expect(await counts(pets)).toEqual({ Cats: 11, Dogs: 10 });
    expect(await counts(pets, { productVendor: 'Kitwell' })).toEqual({ Cats: 1, Dogs: 0 });
    expect(await counts(pets, metafield('pets', 'Dogs'))).toEqual({ Cats: 11, Dogs: 10 });
    expect(await counts('filter.p.vendor', metafield('pets', 'Dogs'))).toEqual({
      Kitwell: 0,
      Larkfield: 10,
    });
    expect(
      await counts('filter.v.availability', option('Size', 'Large'), option('Color', 'Coral')),
    ).toEqual({ 'In stock': 0, 'Out of stock': 1 });
  });

  it('counts as many as each value finds', async () => {
    const all = at(await list({ tag: 'care' }), 'filters');
    const values = Array.isArray(all) ? all.flatMap(each => at(each, 'values')) : [];
    expect(values.length).toBeGreaterThan(10);
    for (const value of values) {
      const input: unknown = JSON.parse(String(at(value, 'input')));
      const isTag = at(input, 'tag') !== undefined;
      const filters = isTag ? [input] : [input, { tag: 'care' }];
      const handles = await found(
        ...filters.flatMap(each => (each instanceof Object ? [each] : [])),
      );
      expect([at(value, 'id'), handles.length]).toEqual([at(value, 'id'), at(value, 'count')]);
    }
  });

  it('belongs to the list of all products too', async () => {
    const data = await shop.us.ask(
      '{ products(first: 1, query: "tag:strap") { filters { id values { count } } } }',
    );
    expect(at(data, 'products.filters')).toContainEqual({
      id: 'filter.p.vendor',
      values: [{ count: 7 }],
    });
  });
});
