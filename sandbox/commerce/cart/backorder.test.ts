import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD, CREATE, UPDATE } from '../testing/documents';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const STOCK = `query Stock($handle: String!) {
  product(handle: $handle) {
    availableForSale
    totalInventory
    variants(first: 9) { nodes { availableForSale currentlyNotInStock quantityAvailable } }
  }
}`;

describe('a variant that sells beyond its stock', () => {
  it('is for sale and not in stock, with a negative quantity', async () => {
    expect(at(await shop.us.ask(STOCK, { handle: 'lamp' }), 'product')).toEqual({
      availableForSale: true,
      totalInventory: -7,
      variants: {
        nodes: [{ availableForSale: true, currentlyNotInStock: true, quantityAvailable: -7 }],
      },
    });
  });

  it('differs from one that is sold out, in stock or not tracked', async () => {
    const collar = await shop.us.ask(STOCK, { handle: 'collar' });
    expect(at(collar, 'product.variants.nodes')).toMatchObject([
      { availableForSale: true, currentlyNotInStock: false, quantityAvailable: 5 },
      {},
      {},
      { availableForSale: false, currentlyNotInStock: false, quantityAvailable: 0 },
    ]);
    const chews = await shop.us.ask(STOCK, { handle: 'chews' });
    expect(at(chews, 'product.variants.nodes')).toEqual([
      { availableForSale: true, currentlyNotInStock: false, quantityAvailable: null },
    ]);
  });

  it('can be added to a cart and bought in any quantity', async () => {
    const merchandiseId = await variantId(shop.us, 'lamp');
    const created = await shop.us.ask(CREATE, { value: { lines: [{ merchandiseId }] } });
    const cartId = textAt(created, 'result.cart.id');
    const value = [{ merchandiseId, quantity: 3 }];
    const added = at(await shop.us.ask(ADD, { cartId, value }), 'result');
    expect(added).toMatchObject({ warnings: [], cart: { totalQuantity: 4 } });
    const id = textAt(added, 'cart.lines.nodes.0.id');
    const updated = await shop.us.ask(UPDATE, { cartId, value: [{ id, quantity: 20 }] });
    expect(at(updated, 'result')).toMatchObject({ warnings: [], cart: { totalQuantity: 20 } });
    const body = new URLSearchParams({
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Reyes',
      address1: '1 Main St',
      city: 'Boise',
      province: 'Idaho',
      zip: '83702',
    });
    const ordered = await fetch(textAt(added, 'cart.checkoutUrl'), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(ordered.status).toBe(303);
    const after = await shop.us.ask(STOCK, { handle: 'lamp' });
    expect(at(after, 'product.variants.nodes.0')).toEqual({
      availableForSale: true,
      currentlyNotInStock: true,
      quantityAvailable: -27,
    });
  });
});
