import type {
  SeedAccount,
  SeedCollection,
  SeedDiscount,
  SeedOrder,
  SeedProduct,
  SeedSellingPlanGroup,
} from '~/seed/types';

/** The commerce seed as one value, so that a test can use its own. */
export interface CommerceSeed {
  readonly products: readonly SeedProduct[];
  readonly collections: readonly SeedCollection[];
  readonly sellingPlanGroups: readonly SeedSellingPlanGroup[];
  readonly discounts: readonly SeedDiscount[];
  /** Customers of every store. */
  readonly accounts: readonly SeedAccount[];
  /** What they bought. */
  readonly orders: readonly SeedOrder[];
}
