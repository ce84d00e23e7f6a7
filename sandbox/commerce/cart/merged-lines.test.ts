import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADD, CREATE, UPDATE } from '../testing/documents';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const inOne = (quantity: number, totalOff: string) => [
  {
    quantity,
    discountAllocations: [{ title: 'Collar week', discountedAmount: { amount: totalOff } }],
  },
];

it('a line that merges with another is discounted once, as a whole', async () => {
  const merchandiseId = await variantId(shop.us, 'collar');
  const lines = [
    { merchandiseId, quantity: 1 },
    { merchandiseId, quantity: 1 },
  ];
  const created = at(await shop.us.ask(CREATE, { value: { lines } }), 'result');
  expect(at(created, 'cart.lines.nodes')).toMatchObject(inOne(2, '69.99'));
  const cartId = textAt(created, 'cart.id');
  const added = await shop.us.ask(ADD, { cartId, value: [{ merchandiseId, quantity: 2 }] });
  expect(at(added, 'result.cart.lines.nodes')).toMatchObject(inOne(4, '139.98'));
  expect(at(added, 'result.cart.lines.nodes.1')).toBeUndefined();
  expect(at(added, 'result.cart.lines.nodes.0.discountAllocations.1')).toBeUndefined();
});

it('lines that become the same merge and are discounted once', async () => {
  const merchandiseId = await variantId(shop.us, 'collar', 1);
  const marked = { merchandiseId, quantity: 1, attributes: [{ key: 'name', value: 'Rex' }] };
  const lines = [{ merchandiseId, quantity: 1 }, marked];
  const created = at(await shop.us.ask(CREATE, { value: { lines } }), 'result');
  const cartId = textAt(created, 'cart.id');
  const value = [{ id: textAt(created, 'cart.lines.nodes.0.id'), attributes: [] }];
  const merged = await shop.us.ask(UPDATE, { cartId, value });
  expect(at(merged, 'result.cart.lines.nodes')).toMatchObject(inOne(2, '69.99'));
  expect(at(merged, 'result.cart.lines.nodes.0.discountAllocations.1')).toBeUndefined();
});
