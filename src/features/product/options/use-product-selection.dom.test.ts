import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { product, variant } from '../shop.fixture';
import { useProductSelection } from './use-product-selection';

const collar = product([
  variant('1', { Size: 'Small', Color: 'Slate' }),
  variant('2', { Size: 'Small', Color: 'Coral' }),
  variant('3', { Size: 'Large', Color: 'Slate' }),
]);

const select = (search: string) => {
  window.history.replaceState({ key: 'kept' }, '', `/products/collar${search}`);
  return renderHook(() => useProductSelection(collar)).result;
};

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

it('starts with the first variant', () => {
  expect(select('').current.variant?.sku).toBe('SKU-1');
});

it('reads the address, the variant id first', () => {
  expect(select('?variant=3&color=coral').current.variant?.sku).toBe('SKU-3');
  expect(select('?COLOR=coral').current.variant?.sku).toBe('SKU-2');
});

it('keeps the rest of the address, its state and the length of the history', () => {
  const selection = select('?utm_source=mail#reviews');
  const { length } = window.history;
  act(() => selection.current.choose('Size', 'Large'));
  expect(window.location.search).toBe('?utm_source=mail&variant=3');
  expect(window.location.hash).toBe('#reviews');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(window.history.length).toBe(length);
});

it('changes the other choices if the combination does not exist', () => {
  const selection = select('?variant=2');
  act(() => selection.current.choose('Size', 'Large'));
  expect(selection.current.variant?.sku).toBe('SKU-3');
});
