import { expect, it } from 'vitest';
import type { ProductCard } from '../commerce/product';
import { decode } from '../data/decode';
import { toTileCard } from './tile-card';
import { tileCardSchema } from './tile-card-decoder';

const card: ProductCard = {
  id: 'gid://shopify/Product/1',
  handle: 'treats',
  title: 'Treats',
  vendor: 'Larkfield',
  productType: 'Care / Treats',
  publishedAt: '2026-01-01T00:00:00Z',
  tagline: null,
  image: { url: 'a', alt: '', width: 1, height: 1, hotspot: { x: 0.5, y: 0.25 } },
  hoverImage: null,
  priceMin: { cents: 100, currency: 'USD' },
  priceMax: { cents: 200, currency: 'USD' },
  compareAtPrice: null,
  availability: 'comingSoon',
  swatches: ['#fff'],
  autoshipPercent: 10,
  rating: { average: 4.5, count: 2 },
  isLeadGeneration: false,
  isSimple: true,
  options: [],
};

it('round-trips the fields that a tile shows', () => {
  const tile = toTileCard(card);
  expect(Object.keys(tile)).not.toContain('options');
  const read = decode(tileCardSchema, JSON.parse(JSON.stringify(tile)));
  expect(read).toEqual({ ok: true, value: tile });
});

it('rejects a card of another shape', () => {
  const tile = { ...toTileCard(card), availability: 'soon' };
  expect(decode(tileCardSchema, tile)).toMatchObject({
    ok: false,
    error: { path: 'availability' },
  });
});
