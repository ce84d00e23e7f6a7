import type { CartLine } from '~/src/domain/commerce/cart';
import type { Money } from '~/src/domain/commerce/money';
import type { TileCard } from '~/src/domain/collections/tile-card';

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
  /** Levels separated by "/". */
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

/** @param quantity added or removed by the event, which may differ from the line's */
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

/** A product in a list. No variant is chosen, so it has no SKU, and `price` is its lowest. */
export interface AnalyticsListItem
  extends Pick<AnalyticsItem, 'item_name' | 'price' | 'quantity' | 'affiliation'> {
  /** The product's handle. */
  readonly item_group_id: string;
  /** Position in the list, from 0. */
  readonly index: number;
}

/** The item of a list that was shown. */
export const toListItem = (
  card: Pick<TileCard, 'handle' | 'title' | 'priceMin'>,
  index: number,
  affiliation: string,
): AnalyticsListItem => ({
  item_group_id: card.handle,
  item_name: card.title,
  price: card.priceMin.cents / 100,
  quantity: 1,
  affiliation,
  index,
});
