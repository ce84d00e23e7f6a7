import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { variant } from '../shop.fixture';
import type { LiveProduct } from './use-live-product';
import { useChangeNotice } from './use-change-notice';

const chosen = variant('1', {}, { price: { cents: 1850, currency: 'USD' } });
const other = variant('2');

const newsOf = (found: Partial<LiveProduct<null>>, of: typeof chosen | null = chosen) => {
  const live: LiveProduct<null> = {
    product: null,
    state: 'fresh',
    repriced: new Set(),
    gone: new Set(),
    arePlansChanged: false,
    ...found,
  };
  return renderHook(() => useChangeNotice(live, of), { wrapper: TestProviders }).result.current;
};

it.each([{ cents: -1850, currency: 'USD' } as const, { cents: 1850, currency: 'CAD' } as const])(
  'ignores an invalid price',
  price => {
    expect(newsOf({ repriced: new Set([chosen.id]) }, { ...chosen, price })).toBeNull();
  },
);

it('is null if nothing has changed', () => {
  expect(newsOf({})).toBeNull();
});

it.each([
  [
    'a price that changed',
    { repriced: new Set([chosen.id]) },
    'The price has changed. It is now $18.50.',
  ],
  [
    'a choice that has sold out',
    { gone: new Set([chosen.id]), repriced: new Set([chosen.id]) },
    'This option has just sold out.',
  ],
  [
    'other plans',
    { arePlansChanged: true },
    'The delivery options have changed. Please choose again.',
  ],
  [
    'a store that cannot be read',
    { state: 'failed' as const },
    "We could not check today's price. The cart shows what you will pay.",
  ],
])('reports %s', (_, found, words) => {
  expect(newsOf(found)).toBe(words);
});

it('ignores the price of other variants, and everything before a variant is selected', () => {
  const found = { repriced: new Set([other.id]), gone: new Set([other.id]) };
  expect(newsOf(found)).toBeNull();
  expect(newsOf({ ...found, arePlansChanged: true }, null)).toBeNull();
});
