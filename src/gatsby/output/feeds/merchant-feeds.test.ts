import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Brand } from '~/src/config/brands/brand';
import type { Variant } from '~/src/domain/commerce/product';
import { BRANDS } from '~/src/config/testing/brands';
import { merchantFeeds } from './merchant-feeds';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const image = (name: string) => ({
  url: `https://cdn.example/cdn/shop/files/${name}.jpg`,
  alt: '',
  width: 900,
  height: 900,
});

const variant = (id: number, more: Partial<Variant> = {}): Variant => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: `S-${id}`,
  title: 'Small / Coral',
  selectedOptions: [
    { name: 'Size', value: 'Small' },
    { name: 'Colour', value: 'Coral' },
  ],
  price: usd(39995),
  compareAtPrice: null,
  availability: 'inStock',
  quantityAvailable: null,
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
  ...more,
});

const product = (locale: string, handle: string, more: object = {}) => ({
  id: `${locale}:${handle}`,
  platformId: 'gid://shopify/Product/7',
  locale,
  handle,
  title: 'GPS collar',
  vendor: 'Larkfield',
  productType: 'Containment / GPS fences',
  tagline: null,
  descriptionHtml: '<p>Salt &amp; pepper.</p>',
  images: [image('coral'), image('teal')],
  options: [{ name: 'Size', values: [] }],
  variants: [variant(1)],
  requiresSellingPlan: false,
  isLeadGeneration: false,
  isHidden: false,
  ...more,
});

const inCanada = { variants: [variant(1, { price: { cents: 49995, currency: 'CAD' } })] };

const shell = (locale: string) => ({
  id: locale,
  locale,
  settings: {
    defaultDescription: 'Fences.',
    freeShippingThreshold: { USD: usd(7500) },
    shippingRate: { USD: usd(695) },
    returnDays: 45,
  },
});

const feedsOfBrand = (
  brand: Brand,
  locales: readonly string[],
  products: readonly object[],
): ReturnType<typeof merchantFeeds> => {
  const nodes: Readonly<Record<string, readonly object[]>> = {
    Product: products,
    SiteShell: locales.map(shell),
  };
  return merchantFeeds(((type: string) => [...(nodes[type] ?? [])]) as never, {
    brand,
    siteUrl: 'https://shop.example',
  });
};

const feedsOf = (...products: readonly object[]) =>
  feedsOfBrand(BRANDS.larkfield, ['en-us', 'en-ca'], products);

const feedsAbroad = (...products: readonly object[]) =>
  feedsOfBrand(BRANDS.pawmere, ['en-us', 'de-de'], products);

const itemsOf = (...products: readonly object[]): readonly Readonly<Record<string, unknown>>[] => {
  const parser = new XMLParser({ isArray: name => name === 'item', parseTagValue: false });
  const parsed: unknown = parser.parse(feedsOf(...products)[0]?.text ?? '');
  const channel = (parsed as { rss?: { channel?: { item?: Record<string, unknown>[] } } }).rss;
  return channel?.channel?.item ?? [];
};

describe('merchantFeeds', () => {
  it('leaves out prices below zero or in another currency', () => {
    const variants = [
      variant(1),
      variant(2, { price: { cents: 500, currency: 'CAD' } }),
      variant(3, { price: usd(-500) }),
    ];
    expect(itemsOf(product('en-us', 'a', { variants }))).toHaveLength(1);
  });

  it('makes one for each locale that sells something, under its prefix', () => {
    const feeds = feedsOf(product('en-us', 'a'), product('en-ca', 'a', inCanada));
    expect(feeds.map(({ path }) => path)).toEqual(['/merchant.xml', '/en-ca/merchant.xml']);
    expect(feeds[1]?.text).toContain('https://shop.example/en-ca/products/a?variant=1');
    expect(feedsOf(product('en-us', 'a', { isHidden: true }))).toEqual([]);
  });

  it('names the type of a product in the language of the locale', () => {
    const inEurope = { variants: [variant(1, { price: { cents: 4995, currency: 'EUR' } })] };
    const beds = { collection: { title: 'Betten und Reise' } };
    const german = (more: object) => product('de-de', 'bed', { ...inEurope, ...more });
    const typeOf = (...products: readonly object[]) => {
      const feed = feedsAbroad(...products).find(({ path }) => path === '/de/merchant.xml');
      return /<g:product_type>(.*?)</.exec(feed?.text ?? '')?.[1];
    };
    const original = product('en-us', 'bed', { collection: { title: 'Beds and travel' } });
    expect(typeOf(original, german(beds))).toBe('Betten und Reise');
    expect(typeOf(original, german({ ...beds, productType: 'Betten / Rund' }))).toBe(
      'Betten &gt; Rund',
    );
    expect(typeOf(original, german({ collection: null }))).toBe('Containment &gt; GPS fences');
  });

  it('describes a variant with the required fields', () => {
    const [item] = itemsOf(
      product('en-us', 'a', {
        variants: [variant(1, { compareAtPrice: usd(44995), barcode: '4006381333931' })],
      }),
    );
    expect(item).toEqual({
      'g:id': '1',
      'g:item_group_id': '7',
      'g:title': 'GPS collar, Small, Coral',
      'g:description': 'Salt & pepper.',
      'g:link': 'https://shop.example/products/a?variant=1',
      'g:image_link': 'https://cdn.example/cdn/shop/files/coral.jpg?width=1200',
      'g:additional_image_link': 'https://cdn.example/cdn/shop/files/teal.jpg?width=1200',
      'g:availability': 'in_stock',
      'g:price': '449.95 USD',
      'g:sale_price': '399.95 USD',
      'g:brand': 'Larkfield',
      'g:gtin': '4006381333931',
      'g:condition': 'new',
      'g:product_type': 'Containment > GPS fences',
      'g:size': 'Small',
      'g:color': 'Coral',
      'g:shipping': {
        'g:country': 'US',
        'g:price': '0.00 USD',
        'g:min_handling_time': '0',
        'g:max_handling_time': '1',
        'g:min_transit_time': '2',
        'g:max_transit_time': '5',
      },
    });
  });

  it('marks items without a GTIN, and those that cannot be bought today', () => {
    const variants = [
      variant(1, { availability: 'comingSoon', price: usd(999), image: image('x') }),
    ];
    const [item] = itemsOf(product('en-us', 'a', { variants, options: [] }));
    expect(item).toMatchObject({
      'g:identifier_exists': 'no',
      'g:availability': 'out_of_stock',
      'g:image_link': 'https://cdn.example/cdn/shop/files/x.jpg?width=1200',
      'g:shipping': { 'g:price': '6.95 USD' },
    });
    for (const name of ['g:item_group_id', 'g:sale_price', 'g:gtin'])
      expect(item).not.toHaveProperty(name);
  });

  it('lists backorders as out of stock, because merchants need a date', () => {
    const [item] = itemsOf(
      product('en-us', 'a', { variants: [variant(1, { isBackorder: true })] }),
    );
    expect(item).toMatchObject({ 'g:availability': 'out_of_stock' });
  });

  it.each([
    ['is hidden', { isHidden: true }],
    ['a dealer fits', { isLeadGeneration: true }],
    ['is sold on plans alone', { requiresSellingPlan: true }],
    ['has no picture', { images: [] }],
    ['no parcel brings', { variants: [variant(1, { requiresShipping: false })] }],
    ['is made no more', { variants: [variant(1, { availability: 'discontinued' })] }],
    ['has a variant that a dealer fits', { variants: [variant(1, { isLeadGeneration: true })] }],
  ])('leaves out a product that %s', (_, more) => {
    expect(feedsOf(product('en-us', 'a', more))).toEqual([]);
  });

  it('respects the maximum lengths', () => {
    const [item] = itemsOf(
      product('en-us', 'a', {
        title: 'Collar '.repeat(40),
        descriptionHtml: 'word '.repeat(2000),
        images: Array.from({ length: 15 }, (_, index) => image(`i${index}`)),
      }),
    );
    expect(String(item?.['g:title']).length).toBeLessThanOrEqual(150);
    expect(String(item?.['g:description']).length).toBeLessThanOrEqual(5000);
    expect(item?.['g:additional_image_link']).toHaveLength(10);
  });
});
