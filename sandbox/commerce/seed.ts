import type { SeedDocument } from '~/seed/content';
import type { SeedCatalogueTexts, SeedMarket } from '~/seed/market-types';
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
  /** Of the content system: the store publishes its posts, pages and menus. */
  readonly documents: readonly SeedDocument[];
  /** Customers of every store. */
  readonly accounts: readonly SeedAccount[];
  /** What they bought. */
  readonly orders: readonly SeedOrder[];
  /** The prices for other countries; stores sell nothing abroad if absent. */
  readonly markets?: readonly SeedMarket[];
  /** The catalogue in other languages. */
  readonly texts?: readonly SeedCatalogueTexts[];
}
