import { isActive } from '../life/upcoming';
import type { Subscription } from '../model';
import type { Account } from '../runtime';
import { wireInstant, wirePrice } from './wire';

/** A `Subscription`. */
export function subscriptionView({ store }: Account, subscription: Subscription) {
  const { frequency, cancellation } = subscription;
  const { catalogue, settings } = store;
  const variant = catalogue.variantsById.get(subscription.variantId);
  const product = variant && catalogue.productsByHandle.get(variant.productHandle);
  const isQueued = isActive(subscription) && !subscription.maxRetriesReached;
  return {
    id: subscription.id,
    address_id: subscription.addressId,
    customer_id: subscription.customerId,
    analytics_data: { utm_params: [] },
    cancellation_reason: cancellation?.reason ?? null,
    cancellation_reason_comments: cancellation?.comments ?? null,
    cancelled_at: cancellation ? wireInstant(cancellation.at) : null,
    charge_interval_frequency: frequency.count,
    created_at: wireInstant(subscription.createdAt),
    expire_after_specific_number_of_charges: null,
    external_product_id: { ecommerce: product ? String(product.id) : null },
    external_variant_id: { ecommerce: String(subscription.variantId) },
    has_queued_charges: isQueued,
    is_digital: variant?.weightPounds === null,
    is_prepaid: false,
    is_skippable: true,
    is_swappable: true,
    max_retries_reached: subscription.maxRetriesReached,
    next_charge_scheduled_at: isQueued ? subscription.nextChargeDate : null,
    order_day_of_month: frequency.unit === 'month' ? subscription.dayOfMonth : null,
    order_day_of_week: null,
    order_interval_frequency: frequency.count,
    order_interval_unit: frequency.unit,
    presentment_currency: settings.currency,
    price: wirePrice(subscription.unitCents),
    product_title: product?.title ?? '',
    properties: subscription.properties,
    quantity: subscription.quantity,
    sku: variant?.sku ?? null,
    sku_override: false,
    status: isActive(subscription) ? 'active' : 'cancelled',
    updated_at: wireInstant(subscription.updatedAt),
    variant_title: variant && variant.title !== 'Default Title' ? variant.title : null,
  };
}
