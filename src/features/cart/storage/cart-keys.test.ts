import { expect, it } from 'vitest';
import { cartKeysOf } from './cart-keys';

const LARKFIELD = { id: 'larkfield' } as const;

it('names what is kept of a cart after its id', () => {
  expect(cartKeysOf(LARKFIELD, 'us')).toEqual({
    id: 'cart_id_larkfield',
    snapshot: 'cart_id_larkfield_snapshot',
    batch: 'cart_id_larkfield_batch',
    intent: 'cart_id_larkfield_intent_',
    checkout: 'cart_id_larkfield_checkout',
    buyer: 'cart_id_larkfield_buyer',
  });
});

it('keeps the carts of two currencies apart', () => {
  const usd = Object.values<string>({ ...cartKeysOf(LARKFIELD, 'us') });
  const cad = Object.values<string>({ ...cartKeysOf(LARKFIELD, 'ca') });
  expect(cad[0]).toBe('cart_id_larkfield_cad');
  expect(cad.filter(name => usd.includes(name))).toEqual([]);
});
