import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections, discounts, products, sellingPlanGroups } from '~/seed/catalogue';
import { accounts, orders } from '~/seed/accounts';
import { documents } from '~/seed/content';
import { cachedStorefront } from './testing/cached-storefront';
import { renderedStorefront } from './testing/rendered-storefront';
import { at, startShop, textAt, variantId, type Shop } from './testing/shop';
import type { StorefrontDocument } from './testing/storefront-document';

/** The documents of two public storefronts, as to their fields and arguments. */
const storefrontDocuments: readonly StorefrontDocument[] = [
  ...renderedStorefront,
  ...cachedStorefront,
];

const seed = { products, collections, discounts, sellingPlanGroups, documents, accounts, orders };

let shop: Shop;
let known: Readonly<Record<string, Readonly<Record<string, unknown>>>>;

beforeAll(async () => {
  shop = await startShop('memory', seed);
  const merchandiseId = await variantId(shop.us, 'gps-collar');
  const lines = [{ merchandiseId, quantity: 1 }];
  const cart = await shop.us.ask(
    `mutation C($lines: [CartLineInput!]) {
      cartCreate(input: { lines: $lines }) { cart { id lines(first: 1) { nodes { id } } } }
    }`,
    { lines },
  );
  const id = textAt(cart, 'cartCreate.cart.id');
  const lineId = textAt(cart, 'cartCreate.cart.lines.nodes.0.id');
  const product = await shop.us.ask('{ product(handle: "gps-collar") { id } }');
  known = {
    'cart: create': { lines },
    'cart: add': { id, lines },
    'cart: edit': { id, lines: [{ id: lineId, merchandiseId, quantity: 2 }] },
    'cart: read': { id },
    'cart: remove': { id, lineIds: [lineId] },
    recommendations: { id: textAt(product, 'product.id') },
  };
});
afterAll(() => shop.stop());

it('asks what 30 documents of public storefronts ask', () => {
  expect(new Set(storefrontDocuments.map(({ name }) => name)).size).toBe(30);
});

it.each(storefrontDocuments.map((each): [string, StorefrontDocument] => [each.name, each]))(
  'answers %s without an error, and with something',
  async (name, { query, variables }) => {
    const reply = await shop.us.reply(query, { ...variables, ...known[name] });
    expect(at(reply, 'errors')).toBeUndefined();
    const data = at(reply, 'data');
    const answers = Object.values(data instanceof Object ? data : {});
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).not.toContain(null);
    expect(JSON.stringify(answers)).not.toContain('"nodes":[]');
  },
);
