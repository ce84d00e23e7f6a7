import { array, number, object, picklist, pipe, string, transform } from 'valibot';
import type { CurrencyCode } from '~/src/config/currency';
import type { Money } from '~/src/domain/commerce/money';
import { nullable } from '~/src/domain/data/decode';
import { currencyOf, day, externalId, id, instant, price, text, toMoney } from './fields';
import { postalAddress, type BillingPostalAddress } from './to-address';

/** One item of a charge. */
export interface ChargeItem {
  readonly subscriptionId: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly quantity: number;
  /** One unit. */
  readonly price: Money;
}

/** The charge for everything sent to one address on one day (spec account §3). */
export interface Charge {
  readonly id: string;
  readonly addressId: string;
  readonly status:
    | 'queued'
    | 'skipped'
    | 'success'
    | 'error'
    | 'refunded'
    | 'partially_refunded'
    | 'pending_manual_payment'
    | 'pending';
  /** ISO 8601 date in the store's time zone. */
  readonly scheduledAt: string;
  readonly processedAt: string | null;
  readonly items: readonly ChargeItem[];
  readonly shippingAddress: BillingPostalAddress | null;
  readonly subtotal: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly total: Money;
  /** The store's order that it became. */
  readonly orderId: string | null;
  /** Why the card could not be charged, in the provider's words. */
  readonly error: string | null;
  /** ISO 8601 date of the next attempt. */
  readonly retryDate: string | null;
}

const lineItem = object({
  purchase_item_id: id,
  title: text,
  variant_title: text,
  sku: text,
  quantity: number(),
  unit_price: price,
});

const wireCharge = object({
  id,
  address_id: id,
  status: picklist([
    ...(['queued', 'skipped', 'success', 'error', 'refunded', 'partially_refunded'] as const),
    ...(['pending_manual_payment', 'pending'] as const),
  ]),
  currency: nullable(string()),
  scheduled_at: day,
  processed_at: nullable(instant),
  line_items: array(lineItem),
  shipping_address: nullable(postalAddress),
  shipping_lines: array(object({ price })),
  subtotal_price: price,
  total_tax: price,
  total_price: price,
  external_order_id: nullable(externalId),
  error: nullable(string()),
  retry_date: nullable(day),
});

/** A record of `/charges`. @param standard the store's currency */
export const charge = (standard: CurrencyCode) =>
  pipe(
    wireCharge,
    transform((wire): Charge => {
      const currency = currencyOf(wire.currency, standard);
      const money = (amount: string): Money => toMoney(amount, currency);
      const shippingCents = wire.shipping_lines.reduce(
        (sum, line) => sum + money(line.price).cents,
        0,
      );
      return {
        id: wire.id,
        addressId: wire.address_id,
        status: wire.status,
        scheduledAt: wire.scheduled_at,
        processedAt: wire.processed_at,
        items: wire.line_items.map(line => ({
          subscriptionId: line.purchase_item_id,
          title: line.title,
          variantTitle: line.variant_title,
          sku: line.sku,
          quantity: line.quantity,
          price: money(line.unit_price),
        })),
        shippingAddress: wire.shipping_address,
        subtotal: money(wire.subtotal_price),
        shipping: { cents: shippingCents, currency },
        tax: money(wire.total_tax),
        total: money(wire.total_price),
        orderId: wire.external_order_id,
        error: wire.error,
        retryDate: wire.retry_date,
      };
    }),
  );
