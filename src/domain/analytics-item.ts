import type { CartLine } from './cart';
import type { Money } from './money';

/** An item of a tracking event (spec storefront §3 Analytics item). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  /** Levels of the category, lower case; deeper ones follow as `item_category2` to `5`. */
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_brand: string;
  readonly item_variant: string;
  /** In whole units of the event's currency, for example 24.95. */
  readonly price: number;
  readonly quantity: number;
  readonly affiliation: string;
  readonly isSubscription: boolean;
}

export interface AnalyticsSource {
  readonly sku: string;
  readonly productTitle: string;
  /** Levels apart by "/". */
  readonly productType: string;
  readonly vendor: string;
  readonly variantTitle: string;
  readonly unitPrice: Money;
  readonly quantity: number;
  readonly isSubscription: boolean;
}

const MAX_LEVELS = 5;

const categories = (productType: string): Partial<AnalyticsItem> =>
  Object.fromEntries(
    productType
      .split('/')
      .map(level => level.trim().toLowerCase())
      .filter(level => level !== '')
      .slice(0, MAX_LEVELS)
      .map((level, index) => [`item_category${index === 0 ? '' : index + 1}`, level]),
  );

/** The item of a tracking event; `affiliation` is the shop that sells it. */
export const toAnalyticsItem = (source: AnalyticsSource, affiliation: string): AnalyticsItem => ({
  item_id: source.sku,
  item_name: source.productTitle,
  ...categories(source.productType),
  item_brand: source.vendor,
  item_variant: source.variantTitle,
  price: source.unitPrice.cents / 100,
  quantity: source.quantity,
  affiliation,
  isSubscription: source.isSubscription,
});

/** The tracked facts of a cart line, for a quantity that may differ from the line's. */
export const analyticsSourceOf = (
  line: Pick<CartLine, 'merchandise' | 'sellingPlan' | 'unitPrice'>,
  quantity: number,
): AnalyticsSource => ({
  sku: line.merchandise.sku,
  productTitle: line.merchandise.product.title,
  productType: line.merchandise.product.productType,
  vendor: line.merchandise.product.vendor,
  variantTitle: line.merchandise.title,
  unitPrice: line.unitPrice,
  quantity,
  isSubscription: line.sellingPlan !== null,
});
