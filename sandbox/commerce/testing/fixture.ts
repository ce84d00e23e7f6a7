import type { SeedProduct, SeedStore } from '~/seed/types';
import type { CommerceSeed } from '../seed';
import { fixtureAccounts, fixtureOrders } from './fixture-accounts';
import { documents } from './content-fixture';

const everywhere: readonly SeedStore[] = ['larkfield-us', 'larkfield-ca'];

const base: Omit<SeedProduct, 'handle' | 'title' | 'variants'> = {
  productType: 'Care / Treats',
  vendor: 'Larkfield',
  tags: ['care'],
  publishedAt: '2026-01-05T12:00:00Z',
  descriptionHtml: '<p>Good &amp; <b>plain</b>.</p>',
  seo: { title: 'A title', description: 'A description' },
  options: [],
  images: [],
  sellingPlanGroups: [],
  requiresSellingPlan: false,
  metafields: [],
  related: [],
  complementary: [],
  stores: everywhere,
};

const collar: SeedProduct = {
  ...base,
  handle: 'collar',
  title: 'Collar',
  productType: 'Containment / GPS fences',
  tags: ['gps', 'new'],
  options: [
    { name: 'Size', values: [{ name: 'Small' }, { name: 'Large' }] },
    {
      name: 'Color',
      values: [
        { name: 'Slate', swatch: '#4a4e55' },
        { name: 'Coral', swatch: '#e8604c' },
      ],
    },
  ],
  variants: ['Small', 'Large'].flatMap(Size =>
    ['Slate', 'Coral'].map(Color => ({
      options: { Size, Color },
      sku: `COL-${Size}-${Color}`,
      price: { USD: '349.95', CAD: '469.95' },
      compareAtPrice: { USD: '399.95', CAD: '539.95' },
      inventory: Size === 'Large' && Color === 'Coral' ? 0 : 5,
      image: `products/gps-collar/${Color.toLowerCase()}.jpg`,
      weightPounds: 1,
    })),
  ),
  images: ['products/gps-collar/slate.jpg', 'products/gps-collar/2.jpg'],
  metafields: [
    { namespace: 'custom', key: 'tagline', type: 'single_line_text_field', value: 'Roam, safely' },
    { namespace: 'custom', key: 'service_plan', type: 'product_reference', value: 'plan' },
    {
      namespace: 'custom',
      key: 'add_ons',
      type: 'list.product_reference',
      value: '["chews","not-sold-here"]',
    },
  ],
  related: ['chews', 'plan'],
  complementary: ['chews'],
};

const chews: SeedProduct = {
  ...base,
  handle: 'chews',
  title: 'Chews',
  variants: [
    {
      options: {},
      sku: 'CHEW',
      price: { USD: '19.99', CAD: '26.99' },
      inventory: 'untracked',
      weightPounds: 1,
      metafields: [
        {
          namespace: 'custom',
          key: 'subscription_frequency',
          type: 'single_line_text_field',
          value: '1 month',
        },
      ],
    },
  ],
  images: ['products/calming-chews/1.jpg'],
  sellingPlanGroups: ['autoship'],
};

const plan: SeedProduct = {
  ...base,
  handle: 'plan',
  title: 'Service plan',
  variants: [
    {
      options: {},
      sku: 'PLAN',
      price: { USD: '12.95', CAD: '17.95' },
      inventory: 'untracked',
    },
  ],
  sellingPlanGroups: ['renewal'],
  requiresSellingPlan: true,
};

const straps: readonly SeedProduct[] = Array.from({ length: 7 }, (_, index) => ({
  ...base,
  handle: `strap-${index + 1}`,
  title: `Strap ${index + 1}`,
  publishedAt: `2026-02-0${index + 1}T12:00:00Z`,
  tags: ['strap'],
  variants: [
    {
      options: {},
      sku: `STRAP-${index + 1}`,
      price: { USD: `${20 - index}.00`, CAD: `${30 - index}.00` },
      inventory: 3,
      weightPounds: 0.2,
    },
  ],
}));

/** Oversold by seven, and still for sale. */
const lamp: SeedProduct = {
  ...base,
  handle: 'lamp',
  title: 'Night Lamp',
  vendor: 'Kitwell',
  tags: ['light'],
  publishedAt: '2025-03-01T12:00:00Z',
  variants: [
    {
      options: {},
      sku: 'LAMP',
      price: { USD: '59.00', CAD: '79.00' },
      inventory: -7,
      sellsBeyondStock: true,
      weightPounds: 2,
    },
  ],
};

/** A small shop for tests; the real seed may change without affecting them. */
export const fixture: CommerceSeed = {
  products: [collar, chews, plan, lamp, ...straps],
  collections: [
    {
      handle: 'straps',
      title: 'Straps',
      descriptionHtml: '<p>All straps</p>',
      seo: { title: 'Straps', description: 'All straps' },
      image: 'lifestyle/hero-yard.jpg',
      products: straps.map(strap => strap.handle).reverse(),
      stores: everywhere,
    },
  ],
  sellingPlanGroups: [
    {
      handle: 'autoship',
      name: 'Autoship',
      appName: 'autoship',
      options: [{ name: 'Deliver every', values: ['2 weeks', 'month'] }],
      plans: [
        {
          handle: 'two-weeks',
          name: 'Every 2 weeks',
          interval: 'WEEK',
          intervalCount: 2,
          discountPercent: 10,
        },
        {
          handle: 'month',
          name: 'Every month',
          interval: 'MONTH',
          intervalCount: 1,
          discountPercent: 10,
        },
      ],
    },
    {
      handle: 'renewal',
      name: 'Renewal',
      appName: 'autoship',
      options: [{ name: 'Renews', values: ['Monthly'] }],
      plans: [
        {
          handle: 'monthly',
          name: 'Monthly',
          interval: 'MONTH',
          intervalCount: 1,
          discountPercent: 0,
        },
      ],
    },
  ],
  discounts: [
    {
      title: 'Collar week',
      code: null,
      kind: 'percentage',
      value: 10,
      products: ['collar'],
      minimumSubtotal: { USD: '600.00', CAD: '800.00' },
    },
    {
      title: 'Welcome',
      code: 'WELCOME10',
      kind: 'percentage',
      value: 10,
      products: [],
      oncePerCustomer: true,
    },
  ],
  accounts: fixtureAccounts,
  orders: fixtureOrders,
  documents,
};
