import { describe, expect, it } from 'vitest';
import { toProductCard } from './product-card';
import type { Product, Variant } from '../commerce/product';

const variant = (
  cents: number,
  compareAt: number | null,
  availability: Variant['availability'],
): Variant => ({
  id: `v${cents}`,
  sku: '',
  title: '',
  selectedOptions: [],
  price: { cents, currency: 'USD' },
  compareAtPrice: compareAt === null ? null : { cents: compareAt, currency: 'USD' },
  availability,
  quantityAvailable: null,
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
});
const image = (url: string) => ({ url, alt: '', width: 1, height: 1 });

const product: Product = {
  id: 'p',
  handle: 'treats',
  title: 'Treats',
  vendor: 'Larkfield',
  productType: 'Care / Treats',
  tags: [],
  tagline: null,
  descriptionHtml: '',
  highlights: [],
  specifications: [],
  questions: [],
  images: [image('a'), image('b'), image('c')],
  options: [
    {
      name: 'Colour',
      values: [
        { name: 'Red', swatch: '#f00' },
        { name: 'Plain', swatch: null },
      ],
    },
    { name: 'Trim', values: [{ name: 'Red', swatch: '#f00' }] },
  ],
  variants: [
    variant(2000, 2500, 'outOfStock'),
    variant(1000, 900, 'inStock'),
    variant(3000, 3100, 'comingSoon'),
  ],
  requiresSellingPlan: false,
  sellingPlanGroups: [
    {
      name: 'Autoship',
      plans: [{ id: '1', name: 'Monthly', discountPercent: 10, interval: null }],
    },
  ],
  isLeadGeneration: false,
  servicePlanHandle: null,
  addOnHandles: [],
  relatedHandles: [],
};

describe('toProductCard', () => {
  it('summarizes the variants', () => {
    expect(toProductCard(product, '2026-01-01T00:00:00Z', 'USD')).toMatchObject({
      handle: 'treats',
      publishedAt: '2026-01-01T00:00:00Z',
      priceMin: { cents: 1000 },
      priceMax: { cents: 3000 },
      compareAtPrice: null,
      availability: 'inStock',
      swatches: ['#f00'],
      autoshipPercent: 10,
      rating: null,
      image: { url: 'a' },
      hoverImage: { url: 'b' },
    });
  });

  it.each([
    ['one variant in stock', true, {}],
    [
      'two variants',
      false,
      { variants: [variant(1000, null, 'inStock'), variant(1000, null, 'inStock')] },
    ],
    ['nothing in stock', false, { variants: [variant(1000, null, 'outOfStock')] }],
    [
      'no price in dollars',
      false,
      {
        variants: [
          { ...variant(1000, null, 'inStock'), price: { cents: 1000, currency: 'CAD' as const } },
        ],
      },
    ],
    ['a required plan', false, { requiresSellingPlan: true }],
    ['a dealer who installs it', false, { isLeadGeneration: true }],
  ])('is simple or not with %s', (_, isSimple, changes) => {
    const single = { ...product, variants: [variant(1000, null, 'inStock')], ...changes };
    expect(toProductCard(single, '', 'USD').isSimple).toBe(isSimple);
  });

  it('compares the lowest price with what the same variant cost', () => {
    const variants = [
      variant(2995, 3495, 'inStock'),
      variant(1795, 2095, 'inStock'),
      variant(1795, null, 'inStock'),
    ];
    expect(toProductCard({ ...product, variants }, '', 'USD')).toMatchObject({
      priceMin: { cents: 1795 },
      compareAtPrice: { cents: 2095 },
    });
  });

  it('compares with the lowest price of the 30 days before, where the store knows it', () => {
    const reduced = { ...variant(1795, 2095, 'inStock'), id: 'reduced' };
    const cardWith = (cents: number) =>
      toProductCard(
        { ...product, variants: [reduced], lowestPrices: [{ variantId: 'reduced', cents }] },
        '',
        'USD',
      ).compareAtPrice;
    expect(cardWith(1995)).toEqual({ cents: 1995, currency: 'USD' });
    // It cost no more than now within those days: nothing to compare with.
    expect(cardWith(1795)).toBeNull();
  });

  it('has no compare-at price if nothing is on sale', () => {
    const plain = { ...product, variants: [variant(1000, 1000, 'inStock')], images: [] };
    expect(toProductCard(plain, '', 'USD')).toMatchObject({
      compareAtPrice: null,
      image: null,
      hoverImage: null,
    });
  });

  it('ignores negative prices and prices in another currency', () => {
    const inCanada = { cents: 500, currency: 'CAD' as const };
    const variants = [
      { ...variant(2000, 2500, 'inStock'), price: inCanada },
      variant(-100, 9000, 'inStock'),
      variant(3000, 3100, 'inStock'),
    ];
    expect(toProductCard({ ...product, variants }, '', 'USD')).toMatchObject({
      priceMin: { cents: 3000, currency: 'USD' },
      priceMax: { cents: 3000, currency: 'USD' },
      compareAtPrice: { cents: 3100 },
    });
  });

  it('keeps an invalid price if there is no other, so that the tile can say so', () => {
    const price = { cents: 500, currency: 'CAD' as const };
    const variants = [{ ...variant(2000, null, 'inStock'), price }, variant(-100, null, 'inStock')];
    const card = toProductCard({ ...product, variants }, '', 'USD');
    expect(card).toMatchObject({ priceMin: price, priceMax: price, compareAtPrice: null });
  });

  it('throws for a product without variants', () => {
    expect(() => toProductCard({ ...product, variants: [] }, '', 'USD')).toThrow(
      '"treats" has no variant',
    );
  });
});
