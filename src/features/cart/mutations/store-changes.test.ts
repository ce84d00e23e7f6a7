import { describe, expect, it } from 'vitest';
import { storeChanges } from './store-changes';
import { cartLine, cartOf } from '../queue/cart.fixture';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const soldOut = (name: string, quantity: number) => {
  const line = cartLine(name, quantity);
  return { ...line, merchandise: { ...line.merchandise, isAvailable: false } };
};

describe('what changed in a cart meanwhile', () => {
  it('names lines that are gone, sold out, fewer and repriced', () => {
    const before = cartOf([
      cartLine('a', 1),
      cartLine('b', 1),
      cartLine('c', 5),
      cartLine('d', 1),
      cartLine('e', 2),
    ]);
    const after = cartOf([
      soldOut('b', 1),
      cartLine('c', 2),
      cartLine('d', 1, { unitPrice: usd(1250) }),
      cartLine('e', 3),
    ]);
    expect(storeChanges(before, after)).toEqual({
      lost: ['Product a'],
      soldOut: ['Product b'],
      reduced: [{ title: 'Product c', quantity: 2 }],
      repriced: [{ title: 'Product d', was: usd(1000), now: usd(1250) }],
    });
  });

  it('is null if nothing did, or if it was already sold out', () => {
    const cart = cartOf([cartLine('a', 1), soldOut('b', 1)]);
    expect(storeChanges(cart, { ...cart, note: 'Another note' })).toBeNull();
  });

  it('is null for another cart', () => {
    expect(storeChanges(null, cartOf([cartLine('a', 1)]))).toBeNull();
    expect(storeChanges(cartOf([cartLine('a', 1)]), cartOf([], { id: 'cart-2' }))).toBeNull();
  });
});
