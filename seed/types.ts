/** Shapes of the commerce seed; content seeds are plain content-system documents. */

/** The id of a store: `<brand>-us` or `<brand>-ca` (`seed/brands.ts`). */
export type SeedStore = string;

/** Decimal prices as written in a price list. US stores read USD, Canadian stores CAD. */
export interface SeedPrice {
  readonly USD: string;
  readonly CAD: string;
}

export interface SeedMetafield {
  readonly namespace: string;
  readonly key: string;
  /** A platform type such as `single_line_text_field`, `boolean`, `json`, `list.product_reference`. */
  readonly type: string;
  /** For product references: a handle, which the store turns into an id. */
  readonly value: string;
}

export interface SeedVariant {
  readonly options: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly price: SeedPrice;
  readonly compareAtPrice?: SeedPrice;
  /** `untracked` sells without a limit. */
  readonly inventory: number | 'untracked';
  /** Can be bought on backorder when nothing is in stock; then `inventory` may be negative. */
  readonly sellsBeyondStock?: boolean;
  /** A file of the art pack; the product's first image where absent. */
  readonly image?: string;
  readonly weightPounds?: number;
  readonly metafields?: readonly SeedMetafield[];
}

export interface SeedProduct {
  readonly handle: string;
  readonly title: string;
  /** Levels separated by " / ", for example "Containment / GPS fences". */
  readonly productType: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly descriptionHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly { readonly name: string; readonly swatch?: string }[];
  }[];
  readonly variants: readonly SeedVariant[];
  /** Files of the art pack; alt text, size and focal point come from its manifest. */
  readonly images: readonly string[];
  readonly sellingPlanGroups: readonly string[];
  readonly requiresSellingPlan: boolean;
  readonly metafields: readonly SeedMetafield[];
  readonly related: readonly string[];
  readonly complementary: readonly string[];
  readonly stores: readonly SeedStore[];
}

export interface SeedSellingPlan {
  readonly handle: string;
  readonly name: string;
  readonly interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly intervalCount: number;
  readonly discountPercent: number;
}

export interface SeedSellingPlanGroup {
  readonly handle: string;
  readonly name: string;
  readonly appName: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly plans: readonly SeedSellingPlan[];
}

export interface SeedCollection {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** A file of the art pack. */
  readonly image: string | null;
  /** Product handles in the given order. */
  readonly products: readonly string[];
  readonly stores: readonly SeedStore[];
}

export interface SeedDiscount {
  readonly title: string;
  /** The code that shoppers enter; null for an automatic discount. */
  readonly code: string | null;
  readonly kind: 'percentage' | 'fixedAmount';
  /** A percentage, or a decimal amount in the store's currency. */
  readonly value: SeedPrice | number;
  /** Only lines of these products; every line when empty. */
  readonly products: readonly string[];
  /** Lines of every product except those sold on plans only, in place of `products`. */
  readonly isForAllGoods?: boolean;
  /** Only customers with this tag; everyone if absent. */
  readonly customerTag?: string;
  /** The minimum subtotal. */
  readonly minimumSubtotal?: SeedPrice;
  readonly oncePerCustomer?: boolean;
}

/** An address in the country of the store that keeps it. */
export interface SeedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** The name of the state or province. */
  readonly province: string;
  readonly zip: string;
  readonly phone: string;
}

/** A demo account. */
export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly tags: readonly string[];
  readonly acceptsMarketing: boolean;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Those of the stores in the United States, and those of the Canadian ones; the first is the default. */
  readonly addresses: Readonly<Record<'US' | 'CA', readonly SeedAddress[]>>;
}

/** An order of an account, at catalogue prices. */
export interface SeedOrder {
  readonly store: SeedStore;
  readonly email: string;
  readonly number: number;
  /** Full days before the sandbox first starts. */
  readonly daysAgo: number;
  readonly financialStatus:
    | 'AUTHORIZED'
    | 'PAID'
    | 'PARTIALLY_PAID'
    | 'PARTIALLY_REFUNDED'
    | 'PENDING'
    | 'REFUNDED'
    | 'VOIDED';
  readonly fulfillmentStatus:
    | 'FULFILLED'
    | 'IN_PROGRESS'
    | 'ON_HOLD'
    | 'OPEN'
    | 'PARTIALLY_FULFILLED'
    | 'PENDING_FULFILLMENT'
    | 'RESTOCKED'
    | 'SCHEDULED'
    | 'UNFULFILLED';
  /** `plan` is the name of a selling plan; `removed` the number of units removed or returned. */
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly plan?: string;
    readonly removed?: number;
  }[];
  /** The discount codes entered. */
  readonly codes: readonly string[];
  /** Index of the shipping address among those of the account. */
  readonly address: number;
  /** Parcels, each with the SKUs that it contains in full. */
  readonly parcels: readonly {
    readonly company: string;
    readonly numbers: readonly string[];
    readonly skus: readonly string[];
  }[];
  readonly cancelReason?: 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF';
  readonly note?: string;
}

/** A card of an account, in every store in which it has subscriptions. */
export interface SeedCard {
  readonly email: string;
  readonly brand: string;
  readonly last4: string;
  /** Months from the sandbox's first start to its last month; negative for a card that has expired. */
  readonly expiresInMonths: number;
  readonly isDefault: boolean;
}

/** A subscription started by an order. */
export interface SeedSubscription {
  readonly store: SeedStore;
  readonly email: string;
  /** The number of the order it was bought with. */
  readonly order: number;
  /** The SKU of the line that is on a plan in that order. */
  readonly sku: string;
  readonly petName?: string;
  /** Numbers of the orders that its charges have become, oldest first. */
  readonly renewals: readonly number[];
  /** Index of its card among those of the account. */
  readonly card: number;
  readonly isNextSkipped?: boolean;
  readonly cancelled?: {
    readonly daysAgo: number;
    readonly reason: string;
    readonly comments?: string;
  };
  /** Only for a collar's service plan. */
  readonly license?: 'consumed' | 'allocated' | 'available';
}
