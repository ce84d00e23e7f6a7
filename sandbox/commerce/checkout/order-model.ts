import type { StoredAttribute } from '../cart/model';
import type { Interval } from '~/sandbox/core/calendar';
import type { SeedOrder } from '~/seed/types';

export interface OrderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

/** Part of a discount that fell on one line. */
export interface OrderAllocation {
  /** Place in the order's `discounts`. */
  readonly discount: number;
  readonly cents: number;
}

export interface OrderLine {
  readonly variantId: number;
  readonly productHandle: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly quantity: number;
  /** Units that were taken out of the order again. */
  readonly removedQuantity: number;
  readonly unitCents: number;
  /** After discounts on the line, before those on the whole order. */
  readonly totalCents: number;
  /** Of every discount, those on the whole order included. */
  readonly allocations: readonly OrderAllocation[];
  readonly planName: string | null;
  readonly attributes: readonly StoredAttribute[];
}

/** A discount as the order remembers it. */
export interface OrderDiscount {
  readonly title: string;
  /** Null for an automatic one. */
  readonly code: string | null;
  readonly value:
    | { readonly kind: 'percentage'; readonly percent: number }
    | { readonly kind: 'fixedAmount'; readonly cents: number };
  readonly isForWholeOrder: boolean;
}

/** A parcel that left. */
export interface OrderFulfillment {
  readonly trackingCompany: string | null;
  readonly tracking: readonly { readonly number: string; readonly url: string | null }[];
  readonly lines: readonly {
    /** Place in the order's `lines`. */
    readonly line: number;
    readonly quantity: number;
  }[];
}

/** Amounts are integers in the hundredth unit of `currency`. */
export interface OrderTotals {
  readonly subtotalCents: number;
  readonly discounts: readonly { readonly title: string; readonly cents: number }[];
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

export interface OrderRecord {
  readonly id: number;
  /** For example `#1001`. */
  readonly name: string;
  /** Names the order in the address of its thank-you page. */
  readonly token: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly currency: string;
  /** In which it was bought, in the platform’s spelling; absent in English. */
  readonly language?: string;
  readonly email: string;
  /** Number of the customer. */
  readonly customerId: number;
  readonly financialStatus: SeedOrder['financialStatus'];
  readonly fulfillmentStatus: SeedOrder['fulfillmentStatus'];
  readonly shippingAddress: OrderAddress;
  readonly lines: readonly OrderLine[];
  readonly discounts: readonly OrderDiscount[];
  readonly fulfillments: readonly OrderFulfillment[];
  readonly totals: OrderTotals;
  /** The rate of the tax that its amounts include; absent where the tax was added to them. */
  readonly includedTaxPercent?: number;
  readonly note: string | null;
  readonly attributes: readonly StoredAttribute[];
  readonly discountCodes: readonly string[];
  /** Null unless it was canceled. */
  readonly cancellation: {
    /** ISO 8601 instant. */
    readonly at: string;
    readonly reason: NonNullable<SeedOrder['cancelReason']>;
  } | null;
  readonly returnUrl: string;
  /** Of the cart that it was made of; absent for renewals and seeded orders. */
  readonly cartToken?: string;
  /** Whether the buyer was signed in; absent for renewals and seeded orders. */
  readonly isSignedIn?: boolean;
}

/** What an autoship line becomes: the contract from which the billing provider makes a subscription. */
export interface SubscriptionRecord {
  readonly id: number;
  readonly orderName: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly interval: Interval;
  /** ISO 8601 date, in the store's time zone. */
  readonly nextChargeDate: string;
}
