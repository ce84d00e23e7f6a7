import type { ImageAsset } from '../content/media/image';
import type { Money } from './money';
import type { SelectedOption, SellingPlan } from './product';

export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** The maximum quantity of a line; the specification leaves it open. */
export const MAX_LINE_QUANTITY = 9999;

// The platform's maximum for a line; other sales channels of a store may fill carts by other
// rules.
const MAX_PLATFORM_QUANTITY = 1_000_000;

/** Whether a number is a valid quantity of a line. */
export const isLineQuantity = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= MAX_PLATFORM_QUANTITY;

export interface CartDiscount {
  readonly title: string;
  readonly amount: Money;
}

export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
  readonly merchandise: {
    readonly id: string;
    readonly title: string;
    readonly sku: string;
    /** Null where stock sets no limit. */
    readonly quantityAvailable: number | null;
    /** On backorder: it ships when it is back in stock. */
    readonly isBackorder: boolean;
    /** Whether the store sells it now; false for what has sold out since it was added. */
    readonly isAvailable: boolean;
    readonly price: Money;
    readonly compareAtPrice: Money | null;
    readonly selectedOptions: readonly SelectedOption[];
    /** With its platform id (spec storefront §3 Cart line), if known. */
    readonly image: (ImageAsset & { readonly id?: string | null }) | null;
    readonly product: {
      readonly id: string;
      readonly handle: string;
      readonly title: string;
      readonly productType: string;
      readonly vendor: string;
      readonly tags: readonly string[];
    };
  };
  /** The plan this line is bought on; null for a one-time purchase. */
  readonly sellingPlan: (Pick<SellingPlan, 'id' | 'name'> & { readonly price: Money }) | null;
  /** The first plan of the product, for "change to autoship" in the cart. */
  readonly offeredPlan: Pick<SellingPlan, 'id' | 'discountPercent'> | null;
  readonly discounts: readonly CartDiscount[];
  /** Price of one unit after its plan, before discounts. */
  readonly unitPrice: Money;
  /** `unitPrice` times quantity less discounts. */
  readonly total: Money;
}

export interface Cart {
  readonly id: string;
  readonly note: string | null;
  readonly checkoutUrl: string;
  readonly totalQuantity: number;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly subtotal: Money;
  readonly countryCode: string;
  /** The buyer as known to the store; null if unknown. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly attributes: readonly Attribute[];
  readonly discountCodes: readonly { readonly code: string; readonly isApplicable: boolean }[];
  /** Discounts on the whole order: they lower what is paid, not the subtotal. */
  readonly orderDiscounts: readonly CartDiscount[];
  /** Express wallets that the shopper prefers, for example `APPLE_PAY`. */
  readonly wallets: readonly string[];
  readonly lines: readonly CartLine[];
}

/** An add to the cart; `display` lets the cart show the line before the store has responded. */
export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly Attribute[];
}
