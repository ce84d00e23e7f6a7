import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Product, SellingPlan, Variant } from '~/src/domain/commerce/product';
import { TestProviders } from '../testing';

/** Test data: shows a view in the American shop. */
export const show = (view: ReactElement) => render(view, { wrapper: TestProviders });

export const plan = (id: string, count: number, discountPercent = 15): SellingPlan => ({
  id,
  name: `Every ${count} months`,
  discountPercent,
  interval: { count, unit: 'month' },
});

/** A variant of twenty dollars; its options are given as `Size: Small`. */
export const variant = (
  id: string,
  options: Readonly<Record<string, string>> = {},
  more: Partial<Variant> = {},
): Variant => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: `SKU-${id}`,
  title: Object.values(options).join(' / '),
  selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
  price: { cents: 2000, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  quantityAvailable: 50,
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
  ...more,
});

export const product = (variants: readonly Variant[], more: Partial<Product> = {}): Product => {
  const names = [
    ...new Set(variants.flatMap(each => each.selectedOptions.map(({ name }) => name))),
  ];
  return {
    id: 'gid://shopify/Product/1',
    handle: 'collar',
    title: 'Collar',
    vendor: 'Larkfield',
    productType: 'Collars',
    tags: [],
    tagline: null,
    descriptionHtml: '<p>A collar.</p>',
    highlights: [],
    specifications: [],
    questions: [],
    images: [],
    options: names.map(name => ({
      name,
      values: [
        ...new Set(
          variants.flatMap(each =>
            each.selectedOptions.filter(option => option.name === name).map(({ value }) => value),
          ),
        ),
      ].map(value => ({ name: value, swatch: null })),
    })),
    variants,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    isLeadGeneration: false,
    servicePlanHandle: null,
    addOnHandles: [],
    relatedHandles: [],
    ...more,
  };
};
