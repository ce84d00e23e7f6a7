import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD, BUYER, CART, CREATE, NOTE, REMOVE, UPDATE } from '../testing/documents';
import { at, planId, startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
let cartId: string;
let chews: string;

const change = async (document: string, value: unknown, id = cartId) =>
  at(await shop.us.ask(document, { cartId: id, value }), 'result');

beforeAll(async () => {
  shop = await startShop();
  chews = await variantId(shop.us, 'chews');
  const value = { lines: [{ merchandiseId: chews }] };
  cartId = textAt(await shop.us.ask(CREATE, { value }), 'result.cart.id');
});
afterAll(() => shop.stop());

const UNKNOWN = 'gid://shopify/ProductVariant/1';

describe('userErrors', () => {
  it('name the merchandise that does not exist, and hide the cart', async () => {
    const message = `The merchandise with id ${UNKNOWN} does not exist.`;
    const lines = [{ merchandiseId: chews }, { merchandiseId: UNKNOWN }];
    expect(await change(ADD, lines)).toMatchObject({
      cart: null,
      userErrors: [{ field: ['lines', '1', 'merchandiseId'], message, code: 'INVALID' }],
    });
    expect(at(await shop.us.ask(CREATE, { value: { lines } }), 'result')).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'lines', '1', 'merchandiseId'], message }],
    });
  });

  it.each([
    [ADD, [{ merchandiseId: UNKNOWN }]],
    [REMOVE, ['gid://shopify/CartLine/x']],
    [NOTE, 'Hello'],
  ])('say that the cart does not exist', async (document, value) => {
    const stripped = cartId.replace(/\?key.*/, '');
    expect(await change(document, value, stripped)).toMatchObject({
      cart: null,
      userErrors: [
        { field: ['cartId'], message: 'The specified cart does not exist.', code: 'INVALID' },
      ],
    });
  });

  it('name the line that does not exist, and return the unchanged cart', async () => {
    const id = 'gid://shopify/CartLine/no-such-line?cart=abc';
    const error = {
      message: 'The merchandise line with id no-such-line does not exist.',
      code: 'INVALID_MERCHANDISE_LINE',
    };
    expect(await change(UPDATE, [{ id, quantity: 2 }])).toMatchObject({
      cart: { id: cartId, totalQuantity: 1 },
      userErrors: [{ ...error, field: ['lines', '0', 'id'] }],
    });
    expect(await change(REMOVE, [id])).toMatchObject({
      cart: { id: cartId },
      userErrors: [{ ...error, field: ['lineIds', '0'] }],
    });
  });

  it('reject a plan of another product, and a product without the plan it needs', async () => {
    const servicePlan = await variantId(shop.us, 'plan');
    const sellingPlanId = await planId(shop.us, 'plan');
    expect(await change(ADD, [{ merchandiseId: chews, sellingPlanId }])).toMatchObject({
      userErrors: [
        { field: ['lines', '0', 'sellingPlanId'], message: 'Cannot apply selling plan to variant' },
      ],
    });
    expect(await change(ADD, [{ merchandiseId: servicePlan }])).toMatchObject({
      cart: null,
      userErrors: [{ message: 'Variant can only be purchased with a selling plan.' }],
    });
    const added = await change(ADD, [{ merchandiseId: servicePlan, sellingPlanId }]);
    expect(at(added, 'userErrors')).toEqual([]);
    const id = textAt(added, 'cart.lines.nodes.0.id');
    expect(await change(UPDATE, [{ id, sellingPlanId: null }])).toMatchObject({
      userErrors: [{ message: 'Variant can only be purchased with a selling plan.' }],
    });
  });

  it('reject a note that is too long, and an unknown customer', async () => {
    expect(await change(NOTE, 'x'.repeat(5001))).toMatchObject({
      userErrors: [{ code: 'NOTE_TOO_LONG' }],
    });
    expect(await change(BUYER, { customerAccessToken: 'x' })).toMatchObject({
      userErrors: [
        { field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
      ],
    });
  });

  it('are replaced by a top-level error for more than 250 lines', async () => {
    const value = Array.from({ length: 251 }, () => ({ merchandiseId: chews }));
    expect(at(await shop.us.reply(ADD, { cartId, value }), 'errors.0')).toMatchObject({
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    });
  });
});

describe('unsupported input', () => {
  it.each([
    [
      'CartBuyerIdentityInput.companyLocationId',
      { companyLocationId: 'gid://shopify/CompanyLocation/1' },
    ],
    [
      'CartPreferencesInput.delivery',
      { preferences: { delivery: { deliveryMethod: ['SHIPPING'] } } },
    ],
  ])('is rejected by name, and the cart is unchanged: %s', async (name, part) => {
    const value = { ...part, email: 'changed@example.com' };
    const reply = await shop.us.reply(BUYER, { cartId, value });
    expect(at(reply, 'errors.0')).toMatchObject({
      message: `Not modelled in the sandbox: ${name}`,
      extensions: { code: 'NOT_MODELLED' },
    });
    const cart = await shop.us.ask(CART, { id: cartId });
    expect(at(cart, 'cart.buyerIdentity.email')).toBeNull();
  });
});

describe('stock', () => {
  it('limits a quantity with a warning, over all lines of the variant', async () => {
    const merchandiseId = await variantId(shop.us, 'strap-1');
    const added = await change(ADD, [{ merchandiseId, quantity: 5 }]);
    const id = textAt(added, 'cart.lines.nodes.0.id');
    expect(at(added, 'cart.lines.nodes.0.quantity')).toBe(3);
    expect(added).toMatchObject({
      userErrors: [],
      warnings: [
        {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: 'Only 3 items were added to your cart due to availability.',
          target: id,
        },
      ],
    });
    expect(await change(ADD, [{ merchandiseId }])).toMatchObject({
      warnings: [{ message: 'All 3 Strap 1 are in your cart.', target: id }],
    });
    const marked = { merchandiseId, attributes: [{ key: 'for', value: 'Rex' }] };
    const split = await change(ADD, [marked]);
    expect(split).toMatchObject({ warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] });
    expect(at(split, 'cart.lines.nodes.0.quantity')).toBe(0);
    const updated = await change(UPDATE, [{ id, quantity: 9 }]);
    expect(updated).toMatchObject({ warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }] });
  });

  it('adds a sold-out variant with quantity 0', async () => {
    const merchandiseId = await variantId(shop.us, 'collar', 3);
    const result = await change(ADD, [{ merchandiseId }]);
    expect(at(result, 'cart.lines.nodes.0.quantity')).toBe(0);
    expect(result).toMatchObject({
      userErrors: [],
      warnings: [
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: "The product 'Collar - Large / Coral' is already sold out.",
        },
      ],
    });
  });
});
