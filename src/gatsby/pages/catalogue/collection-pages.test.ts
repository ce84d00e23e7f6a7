import { describe, expect, it } from 'vitest';
import type { ProductCard } from '~/src/domain/commerce/product';
import { planCollection } from './collection-pages';

const card = (handle: string, cents: number): ProductCard => ({
  id: handle,
  handle,
  title: handle,
  vendor: '',
  productType: '',
  publishedAt: '2026-01-01T00:00:00Z',
  tagline: null,
  image: null,
  hoverImage: null,
  priceMin: { cents, currency: 'USD' },
  priceMax: { cents, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  swatches: [],
  autoshipPercent: 0,
  rating: null,
  isLeadGeneration: false,
  isSimple: true,
  options: [],
});

const cards = [card('b', 300), card('a', 200), card('c', 100)];

describe('planCollection', () => {
  it('plans every order, the default one without a path segment', () => {
    expect(planCollection('sale', cards, 'en').map(({ path }) => path)).toEqual([
      '/collections/sale',
      '/collections/sale/atoz',
      '/collections/sale/ztoa',
      '/collections/sale/priceAsc',
      '/collections/sale/priceDesc',
      '/collections/sale/newest',
    ]);
  });

  it('sets the same page of the default order as canonical of the others', () => {
    const plans = planCollection('sale', cards, 'en', 2);
    const listed = new Map(plans.map(({ path, canonicalPath }) => [path, canonicalPath]));
    expect(listed.get('/collections/sale/page/2')).toBeUndefined();
    expect(listed.get('/collections/sale/atoz')).toBe('/collections/sale');
    expect(listed.get('/collections/sale/newest/page/2')).toBe('/collections/sale/page/2');
  });

  it('splits an order into pages that contain only their own products', () => {
    const pages = planCollection('sale', cards, 'en', 2).filter(
      ({ sortOrder }) => sortOrder === 'priceAsc',
    );
    expect(pages.map(({ path, handles }) => [path, handles])).toEqual([
      ['/collections/sale/priceAsc', ['c', 'a']],
      ['/collections/sale/priceAsc/page/2', ['b']],
    ]);
    expect(pages.map(({ pageCount, productCount }) => [pageCount, productCount])).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('plans one page for an empty collection', () => {
    expect(planCollection('gifts', [], 'en')[0]).toMatchObject({ pageCount: 1, handles: [] });
  });
});
