import type { SeedCollection, SeedDiscount, SeedProduct, SeedSellingPlanGroup } from '~/seed/types';

/** The commerce seed as one value, so that a test can use its own. */
export interface CommerceSeed {
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly sellingPlanGroups: readonly SeedSellingPlanGroup[];
  readonly discounts: readonly SeedDiscount[];
}
