import {
  array,
  boolean,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { CurrencyCode } from '~/src/config/currency';
import type { Money } from '~/src/domain/commerce/money';
import { nullable } from '~/src/domain/data/decode';
import { currencyOf, day, externalId, id, instant, price, text, toMoney } from './fields';
import { billingAddress, type BillingAddress } from './to-address';

/** How often something is sent: a year is 12 months. */
export interface Frequency {
  readonly unit: 'day' | 'week' | 'month';
  readonly count: number;
}

/** A recurring order of one product, until it is canceled (spec account §3). */
export interface Subscription {
  readonly id: string;
  readonly addressId: string;
  /** Where it is sent; null where the answer leaves it out. */
  readonly address: BillingAddress | null;
  readonly status: 'active' | 'cancelled' | 'expired';
  readonly title: string;
  /** Empty for a product without variants. */
  readonly variantTitle: string;
  readonly productId: string | null;
  readonly variantId: string | null;
  /** The model number. */
  readonly sku: string;
  readonly petName: string | null;
  readonly quantity: number;
  /** One unit. */
  readonly price: Money;
  readonly frequency: Frequency;
  /**
   * The day that a monthly schedule keeps to, or the last one of a shorter month; absent or null where it
   * follows the day before.
   */
  readonly dayOfMonth?: number | null;
  /** ISO 8601 date in the store's time zone; null when it is not charged again. */
  readonly nextChargeDate: string | null;
  /** A service rather than goods. */
  readonly isDigital: boolean;
  readonly canBeSkipped: boolean;
  readonly canBeSwapped: boolean;
  /** Whether the card was declined and will not be retried. */
  readonly hasFailed: boolean;
  /** ISO 8601 date on which a declined card is tried again; only charges know it. */
  readonly retryDate?: string | null;
  readonly cancelledAt: string | null;
  readonly cancellationReason: string | null;
  /** ISO 8601 instant. */
  readonly createdAt: string;
}

const UNITS: Readonly<Record<string, Frequency['unit']>> = {
  days: 'day',
  Days: 'day',
  weeks: 'week',
  Weeks: 'week',
  months: 'month',
  Months: 'month',
};

const unit = pipe(
  string(),
  transform(word => UNITS[word] ?? word),
  picklist(['day', 'week', 'month']),
);

const PET_NAME = /^_?pet[ _]?name$/i;

const wireSubscription = object({
  id,
  address_id: id,
  status: picklist(['active', 'cancelled', 'expired']),
  product_title: text,
  variant_title: text,
  external_product_id: externalId,
  external_variant_id: externalId,
  sku: text,
  properties: array(object({ name: string(), value: text })),
  quantity: number(),
  price,
  presentment_currency: nullable(string()),
  order_interval_unit: unit,
  order_interval_frequency: number(),
  order_day_of_month: nullable(number()),
  next_charge_scheduled_at: nullable(day),
  is_digital: nullable(boolean()),
  is_skippable: boolean(),
  is_swappable: boolean(),
  max_retries_reached: boolean(),
  cancelled_at: nullable(instant),
  cancellation_reason: nullable(string()),
  created_at: instant,
  include: optional(object({ address: optional(billingAddress) })),
});

/** A record of `/subscriptions`. @param standard the store's currency */
export const subscription = (standard: CurrencyCode) =>
  pipe(
    wireSubscription,
    transform((wire): Subscription => {
      const currency = currencyOf(wire.presentment_currency, standard);
      return {
        id: wire.id,
        addressId: wire.address_id,
        address: wire.include?.address ?? null,
        status: wire.status,
        title: wire.product_title,
        variantTitle: wire.variant_title,
        productId: wire.external_product_id,
        variantId: wire.external_variant_id,
        sku: wire.sku,
        petName: wire.properties.find(({ name }) => PET_NAME.test(name))?.value || null,
        quantity: wire.quantity,
        price: toMoney(wire.price, currency),
        frequency: { unit: wire.order_interval_unit, count: wire.order_interval_frequency },
        dayOfMonth: wire.order_day_of_month,
        nextChargeDate: wire.next_charge_scheduled_at,
        isDigital: wire.is_digital ?? false,
        canBeSkipped: wire.is_skippable,
        canBeSwapped: wire.is_swappable,
        hasFailed: wire.max_retries_reached,
        cancelledAt: wire.cancelled_at,
        cancellationReason: wire.cancellation_reason,
        createdAt: wire.created_at,
      };
    }),
  );
