import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '~/src/domain/commerce/product';
import type { StoreTerms } from '~/src/domain/commerce/store-terms';
import { image } from './organization.fixture';
import { productNodes, type ProductPlace } from './product-group';

const variant = (
  id: number,
  values: Readonly<Record<string, string>>,
  more: Partial<Variant> = {},
) =>
  ({
    id: `gid://shopify/ProductVariant/${id}`,
    sku: `SKU-${id}`,
    title: Object.values(values).join(' / '),
    selectedOptions: Object.entries(values).map(([name, value]) => ({ name, value })),
    price: { cents: 39995, currency: 'USD' },
    compareAtPrice: null,
    availability: 'inStock',
    quantityAvailable: null,
    isBackorder: false,
    image: null,
    subscriptionFrequency: null,
    isLeadGeneration: false,
    requiresShipping: true,
    ...more,
  }) satisfies Variant;

const options = (...names: readonly string[]): Product['options'] =>
  names.map(name => ({ name, values: [] }));

const product = {
  id: 'gid://shopify/Product/7',
  title: 'GPS collar',
  vendor: 'Larkfield',
  images: [image('coral'), image('teal')],
  options: options('Size', 'Colour', 'Strap'),
  isLeadGeneration: false,
  variants: [
    variant(1, { Size: 'Small', Colour: 'Coral', Strap: 'Nylon' }, { image: image('coral') }),
    variant(
      2,
      { Size: 'Large', Colour: 'Teal', Strap: 'Nylon' },
      { image: image('teal'), price: { cents: 4995, currency: 'USD' }, availability: 'comingSoon' },
    ),
  ],
};

const terms: StoreTerms = {
  country: 'US',
  currency: 'USD',
  delivery: {
    timeZone: 'America/New_York',
    cutoffHour: 14,
    handlingDays: 1,
    transitDays: { min: 2, max: 5 },
  },
  rate: { cents: 695, currency: 'USD' },
  freeShippingThreshold: { cents: 7500, currency: 'USD' },
  returnDays: 45,
};

const place: ProductPlace = {
  url: 'https://shop.example/products/gps-collar',
  description: 'Draws the yard.',
  reviews: [],
  anonymous: 'Anonymous',
  terms,
};

const review = (rating: number, author: string | null) => ({
  id: `${rating}`,
  productHandle: 'a',
  rating,
  title: null,
  body: 'Good',
  author,
  location: null,
  date: '2026-01-05',
  petName: null,
  image: null,
});

describe('productNodes', () => {
  it('has no offer if the page cannot show the price', () => {
    const [fine] = product.variants;
    const foreign = variant(3, { Size: 'Large' }, { price: { cents: 1, currency: 'CAD' } });
    const negative = variant(4, { Size: 'Huge' }, { price: { cents: -1, currency: 'USD' } });
    const mixed = { ...product, variants: [foreign, negative, ...(fine ? [fine] : [])] };
    const [group] = productNodes(mixed, place);
    expect(group).toMatchObject({ hasVariant: [{ sku: 'SKU-1' }] });
    const [unpriced] = productNodes({ ...product, variants: [foreign, negative] }, place);
    expect(unpriced).not.toHaveProperty('offers');
    const [fitted] = productNodes({ ...mixed, isLeadGeneration: true }, place);
    expect(fitted).toMatchObject({ offers: { lowPrice: '399.95', highPrice: '399.95' } });
  });

  it('is a group of variants, each with its own address, price and availability', () => {
    const [group] = productNodes(product, place);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'GPS collar',
      description: 'Draws the yard.',
      productGroupID: '7',
      brand: { name: 'Larkfield' },
      variesBy: ['https://schema.org/size', 'https://schema.org/color', 'Strap'],
      hasVariant: [
        {
          name: 'GPS collar, Small, Coral, Nylon',
          sku: 'SKU-1',
          size: 'Small',
          color: 'Coral',
          additionalProperty: [{ name: 'Strap', value: 'Nylon' }],
          offers: {
            url: 'https://shop.example/products/gps-collar?variant=1',
            price: '399.95',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            shippingDetails: { '@id': '#free-shipping' },
            hasMerchantReturnPolicy: { '@id': '#returns' },
          },
        },
        {
          image: 'https://cdn.example/cdn/shop/files/teal.jpg?width=1200',
          offers: {
            price: '49.95',
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: { '@id': '#paid-shipping' },
          },
        },
      ],
    });
    const first = Reflect.get(group as object, 'hasVariant') as readonly object[];
    expect(first[0]).not.toHaveProperty('image');
    expect(group).not.toHaveProperty('aggregateRating');
  });

  it('lists each way of shipping and the returns once', () => {
    const [, ...rest] = productNodes(product, place);
    expect(rest).toMatchObject([
      {
        '@id': '#free-shipping',
        shippingRate: { value: '0.00', currency: 'USD' },
        shippingDestination: { addressCountry: 'US' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 5, unitCode: 'DAY' } },
      },
      { '@id': '#paid-shipping', shippingRate: { value: '6.95' } },
      { '@type': 'MerchantReturnPolicy', applicableCountry: 'US', merchantReturnDays: 45 },
    ]);
  });

  it('marks backorder items as such', () => {
    const variants = [
      variant(1, { Size: 'A' }, { isBackorder: true }),
      variant(2, { Size: 'B' }, { isBackorder: true, availability: 'comingSoon' }),
    ];
    const [group] = productNodes({ ...product, variants }, place);
    expect(group).toMatchObject({
      hasVariant: [
        { offers: { availability: 'https://schema.org/BackOrder' } },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });

  it('has no shipping for services, and none for what a dealer installs', () => {
    const variants = [
      variant(1, { Size: 'A' }, { requiresShipping: false }),
      variant(2, { Size: 'B' }, { isLeadGeneration: true }),
    ];
    const nodes = productNodes({ ...product, variants }, place);
    expect(nodes).toHaveLength(1);
    expect(JSON.stringify(nodes)).not.toMatch(/#\w*-?shipping|#returns/);
    expect(JSON.stringify(nodes)).toContain('InStoreOnly');
  });

  it('leaves out terms that are not set', () => {
    const bare = {
      ...terms,
      delivery: null,
      rate: null,
      freeShippingThreshold: null,
      returnDays: null,
    };
    const [, shipping, ...none] = productNodes(product, { ...place, terms: bare });
    expect(shipping).toEqual({
      '@type': 'OfferShippingDetails',
      '@id': '#shipping',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    });
    expect(none).toEqual([]);
  });

  it('is a plain Product without options', () => {
    const [node] = productNodes({ ...product, options: [] }, place);
    expect(node).toMatchObject({
      '@type': 'Product',
      sku: 'SKU-1',
      offers: { '@type': 'Offer', price: '399.95' },
    });
  });

  it('has the starting price of a product that a dealer installs', () => {
    const nodes = productNodes({ ...product, isLeadGeneration: true }, place);
    expect(nodes).toMatchObject([
      {
        '@type': 'Product',
        offers: { '@type': 'AggregateOffer', lowPrice: '49.95', highPrice: '399.95' },
      },
    ]);
  });

  it('has its rating and two of its reviews', () => {
    const reviews = [review(5, 'Ada'), review(4, null), review(4, 'Bo'), review(1, 'Cy')];
    const [group] = productNodes(product, { ...place, reviews });
    expect(group).toMatchObject({
      aggregateRating: { ratingValue: 3.5, reviewCount: 4 },
      review: [
        { author: { name: 'Ada' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Good' },
        { author: { name: 'Anonymous' }, datePublished: '2026-01-05' },
      ],
    });
  });
});
