import type { ProductCard } from './product';

const PRICE = { cents: 14_995, currency: 'USD' } as const;

/** A card of a product in stock at one price, without a picture. */
export const productCard = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: 'gid://shopify/Product/2',
  handle: 'other',
  title: 'Other',
  vendor: 'Larkfield',
  productType: '',
  publishedAt: '2026-01-01T00:00:00Z',
  tagline: null,
  image: null,
  hoverImage: null,
  priceMin: PRICE,
  priceMax: PRICE,
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  rating: null,
  isLeadGeneration: false,
  isSimple: true,
  options: [],
  ...change,
});
