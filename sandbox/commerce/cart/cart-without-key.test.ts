import { afterAll, beforeAll, expect, it } from 'vitest';
import { CART, CREATE } from '../testing/documents';
import { startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('a cart id without its key returns the cart without the buyer', async () => {
  const merchandiseId = await variantId(shop.us, 'chews');
  const buyerIdentity = { email: 'ana@example.com', phone: '+12085550140', countryCode: 'US' };
  const value = { lines: [{ merchandiseId }], buyerIdentity };
  const whole = await shop.us.ask(CREATE, { value });
  const id = textAt(whole, 'result.cart.id').replace(/\?key.*/, '');
  const BARE = `query Bare($id: ID!) { cart(id: $id) { id totalQuantity
    buyerIdentity { email phone countryCode customer { id } } } }`;
  expect(await shop.us.ask(BARE, { id })).toEqual({
    cart: {
      id,
      totalQuantity: 1,
      buyerIdentity: { email: null, phone: null, countryCode: 'US', customer: null },
    },
  });
  expect(await shop.us.reply(CART, { id })).toMatchObject({
    data: { cart: null },
    errors: [
      {
        message: 'Not modelled in the sandbox: Cart.checkoutUrl of a cart id without its key',
        path: ['cart', 'checkoutUrl'],
      },
    ],
  });
});
