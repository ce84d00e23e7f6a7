import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import type { ProductCard } from '~/src/domain/commerce/product';
import { searchPage, shopPages } from './shop-pages';

const locale = localeById('en-us', BRANDS.larkfield);

const product = (handle: string, more: Partial<ProductCard> = {}) => ({
  handle,
  options: [],
  card: {
    id: handle,
    handle,
    title: handle,
    vendor: '',
    productType: '',
    publishedAt: '2026-01-01',
    tagline: null,
    image: null,
    hoverImage: null,
    priceMin: { cents: 100, currency: 'USD' as const },
    priceMax: { cents: 100, currency: 'USD' as const },
    compareAtPrice: null,
    availability: 'inStock' as const,
    swatches: [],
    autoshipPercent: 0,
    rating: null,
    isLeadGeneration: false,
    isSimple: true,
    options: [],
    ...more,
  },
});
const collection = (handle: string, ...productHandles: string[]) => ({
  handle,
  title: handle.toUpperCase(),
  productHandles,
});

const PRODUCTS = [
  product('bowl'),
  product('collar', { availability: 'outOfStock' }),
  product('door'),
  product('foreign', { priceMin: { cents: 100, currency: 'CAD' } }),
];

const sourceOf = (...collections: ReturnType<typeof collection>[]) => ({
  locale,
  products: PRODUCTS,
  collections,
  localesOf: () => ['en-us'] as const,
  allLocales: ['en-us', 'en-ca'] as const,
});
const plan = (...collections: ReturnType<typeof collection>[]) =>
  shopPages(sourceOf(...collections));

it('makes a page of the shop and one of each category, with what can be bought first', () => {
  const pages = plan(
    collection('doors', 'door'),
    collection('everything', 'collar', 'door', 'bowl', 'gone'),
    collection('empty'),
  );
  expect(pages.map(({ path, canonicalPath }) => [path, canonicalPath])).toEqual([
    ['/shop', '/collections/everything'],
    ['/shop/doors', '/collections/doors'],
  ]);
  expect(pages[0]?.context).toMatchObject({
    handle: null,
    nodeId: 'collection:en-us:everything',
    handles: ['door', 'bowl', 'collar'],
    productCount: 3,
  });
  expect(pages[1]?.context).toMatchObject({
    handle: 'doors',
    title: 'DOORS',
    handles: ['door'],
    nodeId: 'collection:en-us:doors',
  });
});

it('offers the categories of the shop, and none within a category', () => {
  const [shop, doors] = plan(collection('doors', 'door'), collection('fences', 'collar', 'bowl'));
  const category: unknown = expect.objectContaining({ id: 'category' });
  expect(shop?.context?.facets).toContainEqual(category);
  expect(doors?.context?.facets).not.toContainEqual(category);
});

it('is canonical itself where no collection holds every product', () => {
  const [shop] = plan(collection('doors', 'door'));
  expect(shop?.canonicalPath).toBeUndefined();
  expect(shop?.alternates).toEqual(['en-us', 'en-ca']);
});

it('makes the search page with the first products of the shop', () => {
  expect(searchPage(sourceOf(collection('all', 'bowl', 'door')))).toMatchObject({
    path: '/search',
    alternates: ['en-us', 'en-ca'],
    context: { handles: ['bowl', 'door', 'collar'], productCount: 3 },
  });
});
