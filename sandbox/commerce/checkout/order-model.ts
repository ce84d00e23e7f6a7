import type { StoredAttribute } from '../cart/model';
import type { SeedSellingPlan } from '~/seed/types';

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

export interface OrderLine {
  readonly variantId: number;
  readonly productHandle: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
  readonly planName: string | null;
  readonly attributes: readonly StoredAttribute[];
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
  readonly email: string;
  readonly shippingAddress: OrderAddress;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly note: string | null;
  readonly attributes: readonly StoredAttribute[];
  readonly discountCodes: readonly string[];
  readonly returnUrl: string;
}

/** What an autoship line becomes. */
export interface SubscriptionRecord {
  readonly id: number;
  readonly orderName: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly interval: {
    readonly unit: SeedSellingPlan['interval'];
    readonly count: number;
  };
  /** ISO 8601 date. */
  readonly nextChargeDate: string;
}
