import { expect, it } from 'vitest';
import type { SeenProduct } from './seen-list';
import { seenCard } from './seen-card';

const seen: SeenProduct = {
  handle: 'a',
  title: 'A',
  image: null,
  price: { cents: 1000, currency: 'USD' },
  isFrom: false,
};

it('shows a range where other variants cost more', () => {
  const single = seenCard(seen);
  expect(single.priceMax).toEqual(single.priceMin);
  const several = seenCard({ ...seen, isFrom: true });
  expect(several.priceMax.cents).toBeGreaterThan(several.priceMin.cents);
});

it('says nothing that was not kept', () => {
  expect(seenCard(seen)).toMatchObject({ image: null, compareAtPrice: null, swatches: [] });
});
