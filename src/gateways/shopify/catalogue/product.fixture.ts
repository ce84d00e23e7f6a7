import type { WireProduct } from './to-product';

/** A product as the platform sends it, for tests. */
export const wireProduct = (handle: string, changes: Partial<WireProduct> = {}): WireProduct => ({
  id: `gid://shopify/Product/${handle}`,
  handle,
  title: `The ${handle}`,
  vendor: 'Larkfield',
  productType: 'Power',
  tags: ['power'],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  descriptionHtml: '<p>About 3 months.</p>',
  seo: { title: null, description: 'Lasts.' },
  tagline: { value: 'About 3 months of power' },
  highlights: { value: '["One","Two"]' },
  specifications: { value: '[{"label":"Weight","value":"1 oz"},{"label":"Empty"}]' },
  leadGeneration: { value: 'false' },
  hidden: null,
  availability: null,
  searchTerms: { value: '["spare battery"]' },
  servicePlan: { reference: { handle: 'service-plan' } },
  addOns: { references: { nodes: [{ handle: 'charging-dock' }, null] } },
  images: { nodes: [{ url: 'https://cdn.example/a.jpg', altText: null, width: 10, height: 20 }] },
  options: [{ name: 'Pack', optionValues: [{ name: '2', swatch: { color: '#ffffff' } }] }],
  requiresSellingPlan: false,
  sellingPlanGroups: {
    nodes: [
      {
        name: 'Autoship',
        sellingPlans: {
          nodes: [
            {
              id: 'plan-1',
              name: 'Every 3 months',
              priceAdjustments: [{ adjustmentValue: { adjustmentPercentage: 15 } }],
              deliveryPolicy: { interval: 'MONTH', intervalCount: 3 },
            },
          ],
        },
      },
      { name: 'Empty', sellingPlans: { nodes: [] } },
    ],
  },
  variants: { nodes: [wireVariant('1')] },
  ...changes,
});

type WireVariant = NonNullable<NonNullable<NonNullable<WireProduct['variants']>['nodes']>[number]>;

/**
 * A variant that is in stock.
 * @param changes fields to replace
 */
export function wireVariant(id: string, changes: Partial<WireVariant> = {}): WireVariant {
  return {
    id,
    sku: null,
    title: '2',
    availableForSale: true,
    quantityAvailable: 4,
    price: { amount: '27.95', currencyCode: 'USD' },
    compareAtPrice: null,
    availability: null,
    selectedOptions: [{ name: 'Pack', value: '2' }],
    image: null,
    subscriptionFrequency: { value: '3 months' },
    ...changes,
  };
}
