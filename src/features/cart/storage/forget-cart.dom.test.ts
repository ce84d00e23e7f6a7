import { afterEach, expect, it } from 'vitest';
import { cookies } from '~/src/features/storage';
import { forgetCart } from './forget-cart';

afterEach(() => {
  window.localStorage.clear();
  cookies.remove('cart_id_larkfield');
  cookies.remove('cart_id_larkfield_cad');
});

it('forgets everything of one store’s cart, and nothing of the other’s', () => {
  const parts = ['', '_snapshot', '_batch', '_checkout', '_buyer', '_intent_a-1', '_intent_a-2'];
  for (const id of ['cart_id_larkfield', 'cart_id_larkfield_cad']) {
    parts.forEach(part => window.localStorage.setItem(id + part, 'x'));
    cookies.set(id, 'x', 1);
  }
  forgetCart('us');
  const left = Object.keys(window.localStorage);
  expect(left).toHaveLength(parts.length);
  expect(left.every(key => key.startsWith('cart_id_larkfield_cad'))).toBe(true);
  expect(cookies.get('cart_id_larkfield')).toBeNull();
  expect(cookies.get('cart_id_larkfield_cad')).toBe('x');
});
