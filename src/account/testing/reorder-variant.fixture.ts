import { usd } from './account.fixture';
import type { ReorderVariant } from '~/src/gateways/shopify/account/reorder-variants';

/** A variant of the GPS collar, as the store offers it today. */
export const reorderVariant = (
  variant: Partial<ReorderVariant['variant']> = {},
  product: Partial<ReorderVariant['product']> = {},
): ReorderVariant => ({
  variant: {
    id: 'gid://shopify/ProductVariant/1',
    sku: 'A',
    title: 'Large',
    selectedOptions: [],
    price: usd(34995),
    compareAtPrice: null,
    availability: 'inStock',
    quantityAvailable: null,
    isBackorder: false,
    image: null,
    subscriptionFrequency: null,
    isLeadGeneration: false,
    requiresShipping: true,
    ...variant,
  },
  product: {
    id: 'p',
    handle: 'gps-collar',
    title: 'GPS Collar',
    productType: '',
    vendor: '',
    tags: [],
    images: [],
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    ...product,
  },
});
