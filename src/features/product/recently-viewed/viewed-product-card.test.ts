import { expect, it } from 'vitest';
import type { ViewedProduct } from './viewed-products';
import { viewedProductCard } from './viewed-product-card';

const seen: ViewedProduct = {
  handle: 'a',
  title: 'A',
  image: null,
  price: { cents: 1000, currency: 'USD' },
  isFrom: false,
};

it('shows a price range if other variants cost more', () => {
  const single = viewedProductCard(seen);
  expect(single.priceMax).toEqual(single.priceMin);
  const several = viewedProductCard({ ...seen, isFrom: true });
  expect(several.priceMax.cents).toBeGreaterThan(several.priceMin.cents);
});

it('shows nothing that was not stored', () => {
  expect(viewedProductCard(seen)).toMatchObject({
    image: null,
    compareAtPrice: null,
    swatches: [],
  });
});
