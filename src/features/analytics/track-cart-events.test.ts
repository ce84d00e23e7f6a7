import { afterEach, expect, it, vi } from 'vitest';
import { cartLine } from '../../domain/cart-queue.fixture';
import type { CartEvent } from '../cart';
import { trackCart } from './track-cart';

const shop = vi.hoisted(() => ({ listeners: new Set<(event: CartEvent) => void>() }));

vi.mock('../cart', () => ({
  onCartEvent: (listener: (event: CartEvent) => void) => {
    shop.listeners.add(listener);
    return () => shop.listeners.delete(listener);
  },
}));

const tell = (type: CartEvent['type']): void =>
  shop.listeners.forEach(hear => hear({ type, store: 'us', line: cartLine('a', 1), quantity: 1 }));

afterEach(() => {
  delete window.dataLayer;
});

it('tells the tag manager of every confirmed change until it is stopped', () => {
  const stop = trackCart('Larkfield');
  tell('added');
  tell('removed');
  stop();
  tell('added');
  expect(window.dataLayer?.map(({ event }) => event)).toEqual(['add_to_cart', 'remove_from_cart']);
});
