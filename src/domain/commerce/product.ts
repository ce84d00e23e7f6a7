import type { ImageAsset } from '../content/media/image';
import type { MovingPicture } from '../content/media/moving-picture';
import type { LowestPrice } from './consumer-rights';
import type { Money } from './money';
import type { SizeGuide } from '../size-guide/size-guide';

/** The four button states of spec storefront §4; `inStock` reads "Add to Cart". */
export type Availability = 'inStock' | 'outOfStock' | 'comingSoon' | 'discontinued';

export type IntervalUnit = 'day' | 'week' | 'month' | 'year';

export interface DeliveryInterval {
  readonly count: number;
  readonly unit: IntervalUnit;
}

export interface SellingPlan {
  readonly id: string;
  readonly name: string;
  /** Percentage off the variant's price, 0 when the plan has none. */
  readonly discountPercent: number;
  /** Null if the platform does not say how often it delivers. */
  readonly interval: DeliveryInterval | null;
}

export interface SellingPlanGroup {
  readonly name: string;
  readonly plans: readonly SellingPlan[];
}

export interface ProductOptionValue {
  readonly name: string;
  /** A CSS color, where the value is one. */
  readonly swatch: string | null;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly ProductOptionValue[];
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly selectedOptions: readonly SelectedOption[];
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly availability: Availability;
  /** Null where stock sets no limit: it is not tracked, or may be oversold. */
  readonly quantityAvailable: number | null;
  /** On backorder: it ships when it is back in stock. */
  readonly isBackorder: boolean;
  readonly image: ImageAsset | null;
  /** The `subscription_frequency` metafield as the platform words it, for example "1 month". */
  readonly subscriptionFrequency: string | null;
  /** Bought through a consultation with a dealer, not in the cart. */
  readonly isLeadGeneration: boolean;
  /** False for services and plans. */
  readonly requiresShipping: boolean;
  /** For merchant feeds only; absent in the browser. */
  readonly barcode?: string | null;
}

export interface Specification {
  readonly label: string;
  readonly value: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface ProductRating {
  /** Mean of 1 to 5 stars, rounded to one decimal. */
  readonly average: number;
  readonly count: number;
}

/** The data of a tile in a rail or a collection. */
export interface ProductCard {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  readonly tagline: string | null;
  readonly image: ImageAsset | null;
  readonly hoverImage: ImageAsset | null;
  readonly priceMin: Money;
  readonly priceMax: Money;
  /** The highest compare-at price of a variant that is on sale. */
  readonly compareAtPrice: Money | null;
  readonly availability: Availability;
  readonly swatches: readonly string[];
  /** The best autoship saving in percent, 0 without autoship. */
  readonly autoshipPercent: number;
  /** Null without reviews. */
  readonly rating: ProductRating | null;
  readonly isLeadGeneration: boolean;
  /** Whether it can be added to the cart without a choice: one variant, in stock, no required plan. */
  readonly isSimple: boolean;
  readonly options: readonly ProductOption[];
}

/** The data of a product page. */
export interface Product {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly tagline: string | null;
  readonly descriptionHtml: string;
  readonly highlights: readonly string[];
  readonly specifications: readonly Specification[];
  readonly questions: readonly Question[];
  readonly images: readonly ImageAsset[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly requiresSellingPlan: boolean;
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
  readonly isLeadGeneration: boolean;
  /** Handle of the service plan that this product requires. */
  readonly servicePlanHandle: string | null;
  readonly addOnHandles: readonly string[];
  readonly relatedHandles: readonly string[];
  /** How to choose its size, from editors; absent or null if they do not say. */
  readonly sizeGuide?: SizeGuide | null;
  /** A film and a view to turn, from editors, after its pictures; absent or null for none. */
  readonly motion?: readonly MovingPicture[] | null;
  /** Of variants whose price was reduced, where the platform tells it. */
  readonly lowestPrices?: readonly LowestPrice[] | null;
}
