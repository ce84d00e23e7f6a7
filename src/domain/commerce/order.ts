import type { ImageAsset } from '../content/media/image';
import type { Attribute } from './cart';
import type { Money } from './money';
import type { SelectedOption } from './product';

/** Spec account §4: the financial statuses of an order. */
export const FINANCIAL_STATUSES = [
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'VOIDED',
] as const;
export type FinancialStatus = (typeof FINANCIAL_STATUSES)[number];

/** Spec account §4: the fulfillment statuses of an order. */
export const FULFILLMENT_STATUSES = [
  'FULFILLED',
  'IN_PROGRESS',
  'ON_HOLD',
  'OPEN',
  'PARTIALLY_FULFILLED',
  'PENDING_FULFILLMENT',
  'RESTOCKED',
  'SCHEDULED',
  'UNFULFILLED',
] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

/** A discount by the name that the shopper knows it by: its title, or the code. */
export interface OrderDiscount {
  readonly name: string;
  /** The amount taken off the lines; null if the store does not say, as for shipping. */
  readonly amount: Money | null;
  /** Null for a fixed amount. */
  readonly percent: number | null;
}

export interface OrderLine {
  readonly title: string;
  readonly quantity: number;
  readonly originalTotal: Money;
  readonly total: Money;
  readonly discounts: readonly { readonly name: string; readonly amount: Money }[];
  /** Null if the store no longer has it. */
  readonly variant: {
    readonly id: string;
    readonly productHandle: string | null;
    readonly productTags: readonly string[];
    readonly requiresShipping: boolean;
    readonly image: ImageAsset | null;
    readonly selectedOptions: readonly SelectedOption[];
    /** The `subscription_frequency` metafield as the platform words it, for example "1 month". */
    readonly subscriptionFrequency: string | null;
  } | null;
}

/** A parcel that has left. */
export interface OrderFulfillment {
  readonly company: string | null;
  readonly tracking: readonly {
    readonly number: string | null;
    /** An address with https; null for any other. */
    readonly url: string | null;
  }[];
}

/** A postal address in the lines of a letter, without those that are empty. */
export type AddressLines = readonly string[];

/** An order of a customer (spec account §3). */
export interface Order {
  /** The digits of the platform's id, which name the order in paths. */
  readonly id: string;
  /** As the store numbers it, for example `#1001`. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly processedAt: string;
  /** Null for a status that we do not know. */
  readonly financialStatus: FinancialStatus | null;
  readonly fulfillmentStatus: FulfillmentStatus | null;
  readonly attributes: readonly Attribute[];
  readonly total: Money;
  /** Excluding removed and refunded items. */
  readonly currentTotal: Money;
  readonly subtotal: Money | null;
  readonly shipping: Money | null;
  readonly tax: Money | null;
  readonly shippingAddress: AddressLines | null;
  readonly billingAddress: AddressLines | null;
  readonly lines: readonly OrderLine[];
  /** How many lines could not be read. */
  readonly unreadableLines: number;
  readonly discounts: readonly OrderDiscount[];
  readonly fulfillments: readonly OrderFulfillment[];
}

/** Whether nothing of an order is ever shipped: plans and appointments. False if some of it is unknown. */
export const isServiceOrder = ({
  lines,
  unreadableLines,
}: Pick<Order, 'lines' | 'unreadableLines'>): boolean =>
  lines.length > 0 &&
  unreadableLines === 0 &&
  lines.every(({ variant }) => variant?.requiresShipping === false);

const SHIPPING_METHOD = 'shipping_method';

/** How an order is shipped, from the attribute that the store writes; null where it does not say. */
export const shippingMethodOf = ({ attributes }: Pick<Order, 'attributes'>): string | null =>
  attributes.find(({ key }) => key === SHIPPING_METHOD)?.value.trim() || null;
