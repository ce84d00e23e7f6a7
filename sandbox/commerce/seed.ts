import type { SeedDocument } from '~/seed/content';
import type { SeedCollection, SeedDiscount, SeedProduct, SeedSellingPlanGroup } from '~/seed/types';

/** The commerce seed as one value, so that a test may bring its own. */
export interface CommerceSeed {
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly sellingPlanGroups: readonly SeedSellingPlanGroup[];
  readonly discounts: readonly SeedDiscount[];
  /** Of the content system: the store publishes its posts, pages and menus. */
  readonly documents: readonly SeedDocument[];
}
