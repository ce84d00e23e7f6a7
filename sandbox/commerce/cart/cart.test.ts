import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD,
  ATTRIBUTES,
  BUYER,
  CART,
  CODES,
  CREATE,
  NOTE,
  REMOVE,
  UPDATE,
} from '../testing/documents';
import { at, planId, startShop, textAt, variantId } from '../testing/shop';
import type { Shop, StoreClient } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const create = async (store: StoreClient, value: Readonly<Record<string, unknown>> = {}) =>
  at(await store.ask(CREATE, { value }), 'result');

const change = async (document: string, cartId: string, value: unknown) =>
  at(await shop.us.ask(document, { cartId, value }), 'result');

const newCart = async (value = {}) => textAt(await create(shop.us, value), 'cart.id');

describe('a new cart', () => {
  it('has the shape that the storefront reads', async () => {
    const merchandiseId = await variantId(shop.us, 'collar');
    const result = await create(shop.us, {
      attributes: [{ key: 'Dealer ID', value: '42' }],
      buyerIdentity: { countryCode: 'US' },
      lines: [{ merchandiseId, quantity: 2, attributes: [{ key: 'name', value: 'Rex' }] }],
    });
    expect(at(result, 'userErrors')).toEqual([]);
    expect(at(result, 'cart')).toMatchObject({
      totalQuantity: 2,
      attributes: [{ key: 'Dealer ID', value: '42' }],
      buyerIdentity: { countryCode: 'US', email: null, phone: null, preferences: null },
      cost: { subtotalAmount: { amount: '629.91', currencyCode: 'USD' } },
    });
    expect(at(result, 'cart.lines.nodes.0')).toMatchObject({
      quantity: 2,
      attributes: [{ key: 'name', value: 'Rex' }],
      sellingPlanAllocation: null,
      cost: {
        amountPerQuantity: { amount: '349.95' },
        compareAtAmountPerQuantity: { amount: '399.95' },
        subtotalAmount: { amount: '699.9' },
        totalAmount: { amount: '629.91' },
      },
      discountAllocations: [
        { title: 'Collar week', discountedAmount: { amount: '69.99', currencyCode: 'USD' } },
      ],
      merchandise: {
        id: merchandiseId,
        title: 'Small / Slate',
        sku: 'COL-Small-Slate',
        quantityAvailable: 5,
        compareAtPrice: { amount: '399.95' },
        selectedOptions: [{ name: 'Size', value: 'Small' }, { name: 'Color' }],
        image: {
          altText:
            'GPS fence collar with a curved tracker module, glowing status light and woven strap, slate',
        },
        product: { handle: 'collar', vendor: 'Larkfield', sellingPlanGroups: { nodes: [] } },
      },
    });
    expect(textAt(result, 'cart.id')).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=[0-9a-f]{32}$/);
    const image = textAt(result, 'cart.lines.nodes.0.merchandise.image.src');
    expect(image).toContain(`${shop.us.url}/cdn/shop/files/products_gps-collar_slate.jpg?v=`);
    expect(textAt(result, 'cart.checkoutUrl')).toMatch(`${shop.us.url}/cart/c/`);
  });

  it('is not found with another key, another token or in another store', async () => {
    const id = await newCart();
    expect(at(await shop.us.ask(CART, { id }), 'cart.id')).toBe(id);
    for (const other of [id.replace(/key=.*/, 'key=00'), 'gid://shopify/Cart/x']) {
      expect(await shop.us.ask(CART, { id: other })).toEqual({ cart: null });
    }
    expect(await shop.ca.ask(CART, { id })).toEqual({ cart: null });
  });

  it('is in the currency and country of its store', async () => {
    const merchandiseId = await variantId(shop.ca, 'chews');
    const result = await create(shop.ca, { lines: [{ merchandiseId }] });
    expect(at(result, 'cart')).toMatchObject({
      buyerIdentity: { countryCode: 'CA' },
      cost: { totalAmount: { amount: '26.99', currencyCode: 'CAD' } },
    });
  });
});

describe('lines', () => {
  it('have the price of their plan', async () => {
    const line = {
      merchandiseId: await variantId(shop.us, 'chews'),
      sellingPlanId: await planId(shop.us, 'chews', 1),
    };
    const result = await change(ADD, await newCart(), [{ ...line, quantity: 3 }]);
    expect(at(result, 'cart.lines.nodes.0')).toMatchObject({
      cost: {
        amountPerQuantity: { amount: '17.99' },
        compareAtAmountPerQuantity: { amount: '19.99' },
        totalAmount: { amount: '53.97' },
      },
      sellingPlanAllocation: {
        sellingPlan: { id: line.sellingPlanId },
        priceAdjustments: [
          {
            price: { amount: '17.99' },
            compareAtPrice: { amount: '19.99' },
            perDeliveryPrice: { amount: '17.99' },
          },
        ],
      },
      merchandise: {
        product: {
          sellingPlanGroups: {
            nodes: [
              {
                sellingPlans: {
                  nodes: [
                    { priceAdjustments: [{ adjustmentValue: { adjustmentPercentage: 10 } }] },
                  ],
                },
              },
            ],
          },
        },
      },
    });
  });

  it('merge if merchandise, plan and attributes are the same, the newest first', async () => {
    const merchandiseId = await variantId(shop.us, 'chews');
    const sellingPlanId = await planId(shop.us, 'chews');
    const marked = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ];
    const cartId = await newCart({ lines: [{ merchandiseId }] });
    await change(ADD, cartId, [{ merchandiseId, sellingPlanId }]);
    await change(ADD, cartId, [{ merchandiseId, attributes: marked }]);
    await change(ADD, cartId, [{ merchandiseId, attributes: [...marked].reverse() }]);
    const result = await change(ADD, cartId, [{ merchandiseId, quantity: 4 }]);
    expect(at(result, 'cart.lines.nodes')).toMatchObject([
      { quantity: 2, attributes: marked },
      { quantity: 1, sellingPlanAllocation: { sellingPlan: { id: sellingPlanId } } },
      { quantity: 5, attributes: [] },
    ]);
  });

  it('can be changed, merge with another and are removed at quantity 0', async () => {
    const merchandiseId = await variantId(shop.us, 'chews');
    const sellingPlanId = await planId(shop.us, 'chews');
    const cartId = await newCart({ lines: [{ merchandiseId }, { merchandiseId, sellingPlanId }] });
    const cart = await shop.us.ask(CART, { id: cartId });
    const [onPlan, oneTime] = [0, 1].map(place => textAt(cart, `cart.lines.nodes.${place}.id`));
    const changed = await change(UPDATE, cartId, [{ id: onPlan, quantity: 3 }]);
    expect(at(changed, 'cart.lines.nodes.0')).toMatchObject({
      id: onPlan,
      quantity: 3,
      sellingPlanAllocation: { sellingPlan: { id: sellingPlanId } },
    });
    const merged = await change(UPDATE, cartId, [{ id: onPlan, sellingPlanId: null }]);
    expect(at(merged, 'cart.lines.nodes')).toMatchObject([
      { id: onPlan, quantity: 4, sellingPlanAllocation: null },
    ]);
    expect(at(merged, 'cart.lines.nodes.1')).toBeUndefined();
    expect(oneTime).not.toBe(onPlan);
    const emptied = await change(UPDATE, cartId, [{ id: onPlan, quantity: 0 }]);
    expect(at(emptied, 'cart')).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
  });

  it('are removed', async () => {
    const merchandiseId = await variantId(shop.us, 'chews');
    const cartId = await newCart({ lines: [{ merchandiseId }] });
    const cart = await shop.us.ask(CART, { id: cartId });
    const result = await change(REMOVE, cartId, [textAt(cart, 'cart.lines.nodes.0.id')]);
    expect(at(result, 'cart.lines.nodes')).toEqual([]);
  });
});

describe('attributes, note, buyer and codes', () => {
  it('are replaced as a whole, except for the buyer, which is merged', async () => {
    const cartId = await newCart({ attributes: [{ key: 'old', value: '1' }] });
    await change(ATTRIBUTES, cartId, [{ key: 'Dealer ID', value: '7' }]);
    await change(NOTE, cartId, 'Ring twice');
    await change(BUYER, cartId, {
      email: 'ana@example.com',
      preferences: { wallet: ['shop_pay'] },
    });
    await change(BUYER, cartId, { countryCode: 'CA' });
    expect(at(await shop.us.ask(CART, { id: cartId }), 'cart')).toMatchObject({
      note: 'Ring twice',
      attributes: [{ key: 'Dealer ID', value: '7' }],
      buyerIdentity: {
        countryCode: 'CA',
        email: 'ana@example.com',
        preferences: { wallet: ['shop_pay'] },
      },
    });
  });

  it('keep every code and state which ones apply', async () => {
    const merchandiseId = await variantId(shop.us, 'chews');
    const cartId = await newCart({ lines: [{ merchandiseId }] });
    const result = await change(CODES, cartId, ['welcome10', 'NONSENSE']);
    expect(at(result, 'userErrors')).toEqual([]);
    expect(at(result, 'cart')).toMatchObject({
      discountCodes: [
        { code: 'welcome10', applicable: true },
        { code: 'NONSENSE', applicable: false },
      ],
      discountAllocations: [{ code: 'WELCOME10', discountedAmount: { amount: '2.0' } }],
      cost: { subtotalAmount: { amount: '19.99' }, totalAmount: { amount: '17.99' } },
    });
    const created = await create(shop.us, { discountCodes: ['WELCOME10', 'welcome10'] });
    expect(at(created, 'cart.discountCodes')).toHaveLength(1);
    const without = await change(CODES, cartId, []);
    expect(at(without, 'cart.discountCodes')).toEqual([]);
  });
});
