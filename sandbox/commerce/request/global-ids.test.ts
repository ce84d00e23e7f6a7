import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD, CART, CREATE, NOTE, REMOVE, UPDATE } from '../testing/documents';
import { at, startShop, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const CART_ID = 'gid://shopify/Cart/abc?key=00';
const PRODUCT = 'query P($id: ID!) { product(id: $id) { title } }';
const NODES = 'query N($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const PLAN = 'gid://shopify/Product/1';

describe('a malformed id in a variable', () => {
  it.each([
    [PRODUCT, { id: 'foo' }, '$id of type ID!', [], 'foo'],
    [PRODUCT, { id: '' }, '$id of type ID!', [], ''],
    [PRODUCT, { id: 7 }, '$id of type ID!', [], '7'],
    [PRODUCT, { id: 'gid://shopify/Product' }, '$id of type ID!', [], 'gid://shopify/Product'],
    [PRODUCT, { id: 'gid://shopify/Product/abc' }, '$id of type ID!', [], undefined],
    [PRODUCT, { id: 'gid://shopify/Collection/1' }, '$id of type ID!', [], undefined],
    [CART, { id: 'gid://shopify/Product/1' }, '$id of type ID!', [], undefined],
    [NODES, { ids: [PLAN, 'x'] }, '$ids of type [ID!]!', [1], 'x'],
    [NOTE, { cartId: 'abc', value: '' }, '$cartId of type ID!', [], 'abc'],
    [REMOVE, { cartId: CART_ID, value: ['x'] }, '$value of type [ID!]!', [0], 'x'],
    [
      ADD,
      { cartId: CART_ID, value: [{ merchandiseId: PLAN }] },
      '$value of type [CartLineInput!]!',
      [0, 'merchandiseId'],
      PLAN,
    ],
    [
      UPDATE,
      { cartId: CART_ID, value: [{ id: 'gid://shopify/CartLine/1', sellingPlanId: 'x' }] },
      '$value of type [CartLineUpdateInput!]!',
      [0, 'sellingPlanId'],
      'x',
    ],
    [
      CREATE,
      { value: { lines: [{ merchandiseId: 'x' }] } },
      '$value of type CartInput',
      ['lines', 0, 'merchandiseId'],
      'x',
    ],
  ])('is rejected before execution: %s %j', async (document, variables, named, path, id) => {
    const reply = await shop.us.reply(document, variables);
    const given: Readonly<Record<string, unknown>> = variables;
    const value = given[named.slice(1).split(' ')[0] ?? ''];
    const explanation = `Invalid global id '${id ?? String(value)}'`;
    const where = path.length > 0 ? ` for ${path.join('.')} (${explanation})` : '';
    expect(at(reply, 'data')).toBeUndefined();
    expect(reply).toMatchObject({
      errors: [
        {
          message: `Variable ${named} was provided invalid value${where}`,
          extensions: {
            code: 'INVALID_VARIABLE',
            value,
            problems: [{ path, explanation, message: explanation }],
          },
        },
      ],
    });
  });
});

describe('a malformed id in the document', () => {
  it.each([
    ['{ product(id: "foo") { title } }', 'foo', ['query', 'product', 'id']],
    ['query Q { item: product(id: 12) { title } }', '12', ['query Q', 'item', 'id']],
    [
      '{ collection(id: "gid://shopify/Product/1") { title } }',
      'gid://shopify/Product/1',
      ['query', 'collection', 'id'],
    ],
    ['{ nodes(ids: ["x"]) { id } }', 'x', ['query', 'nodes', 'ids']],
    [
      'mutation { cartCreate(input: { lines: [{ merchandiseId: "x" }] }) { cart { id } } }',
      'x',
      ['mutation', 'cartCreate', 'input', 'lines', 'merchandiseId'],
    ],
  ])('is rejected with its path: %s', async (document, id, path) => {
    const reply = await shop.us.reply(document);
    expect(at(reply, 'data')).toBeUndefined();
    expect(reply).toMatchObject({
      errors: [
        {
          message: `Invalid global id '${id}'`,
          path,
          extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
        },
      ],
    });
  });
});

describe('a well-formed id', () => {
  it('of nothing returns null, also for an unknown type', async () => {
    const ids = ['gid://shopify/Product/1', 'gid://shopify/Unheard/1'];
    expect(await shop.us.ask(NODES, { ids })).toEqual({ nodes: [null, null] });
  });

  it('of a type without a model is refused in words', async () => {
    const reply = await shop.us.reply('{ node(id: "gid://shopify/Metaobject/1") { id } }');
    expect(at(reply, 'errors.0')).toMatchObject({
      message: 'Not modelled in the sandbox: QueryRoot.node of type Metaobject',
      path: ['node'],
    });
  });

  it('may have a query string', async () => {
    const id = `${await variantId(shop.us, 'chews')}?from=somewhere`;
    const data = await shop.us.ask('query V($id: ID!) { node(id: $id) { id } }', { id });
    expect(at(data, 'node.id')).toBe(id.split('?')[0]);
  });
});
