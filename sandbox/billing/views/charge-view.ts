import { renewalTotals } from '~/sandbox/commerce/checkout/renewal-orders';
import type { Charge } from '../life/charges';
import { renewalLines } from '../life/renewal';
import { storeCustomer, type Account, type BillingRuntime } from '../runtime';
import { postalView } from './address-view';
import { lineItemView, totalGrams } from './line-item-view';
import { wireInstant, wirePrice } from './wire';

const instantOrNull = (iso: string | null): string | null =>
  iso === null ? null : wireInstant(iso);

function addressesOf(billing: BillingRuntime, { addressId }: Charge) {
  const { addresses, paymentMethods } = billing.state.value;
  const address = addresses[String(addressId)];
  const card = paymentMethods[String(address?.paymentMethodId)];
  return {
    billing_address: card ? postalView(card.postal) : null,
    shipping_address: address ? postalView(address.postal) : null,
    note: address?.orderNote ?? null,
  };
}

function customerPart(account: Account) {
  const { id, storeCustomerId } = account.customer;
  return {
    id,
    email: storeCustomer(account)?.email ?? '',
    external_customer_id: { ecommerce: String(storeCustomerId) },
    hash: id.toString(16),
  };
}

function amountsOf(billing: BillingRuntime, { store }: Account, charge: Charge) {
  const items = charge.items.filter(({ variantId }) => store.catalogue.variantsById.has(variantId));
  const lines = renewalLines(store, items, billing.state.value);
  const order = store.state.value.orders.find(({ id }) => id === charge.orderId);
  const totals = order?.totals ?? renewalTotals(store, lines);
  const { taxName, taxPercent, shipping } = store.settings;
  const discountCents = totals.discounts.reduce((sum, { cents }) => sum + cents, 0);
  const taxLine = {
    price: wirePrice(totals.taxCents),
    rate: String(taxPercent / 100),
    title: taxName,
  };
  const shippingLine = {
    code: shipping.title,
    title: shipping.title,
    source: 'shopify',
    taxable: true,
    price: wirePrice(totals.shippingCents),
    tax_lines: [],
  };
  const isShipped = lines.some(({ variant }) => variant.weightPounds !== null);
  return {
    line_items: lines.flatMap((line, index) => {
      const item = items[index];
      return item ? [lineItemView(store, line, item)] : [];
    }),
    shipping_lines: isShipped ? [shippingLine] : [],
    subtotal_price: wirePrice(totals.subtotalCents),
    tax_lines: [taxLine],
    total_discounts: wirePrice(discountCents),
    total_line_items_price: wirePrice(totals.subtotalCents),
    total_price: wirePrice(totals.totalCents),
    total_refunds: '0.00',
    total_duties: '0.00',
    total_tax: wirePrice(totals.taxCents),
    total_weight_grams: totalGrams(lines),
  };
}

/** A charge in the format of Recharge 2021-11. */
export const chargeView = (billing: BillingRuntime, account: Account, charge: Charge) => ({
  id: charge.id,
  address_id: charge.addressId,
  analytics_data: { utm_params: [] },
  ...addressesOf(billing, charge),
  charge_attempts: charge.attempts,
  client_details: { browser_ip: null, user_agent: null },
  created_at: wireInstant(charge.createdAt),
  currency: account.store.settings.currency,
  customer: customerPart(account),
  discounts: [],
  error: charge.error?.text ?? null,
  error_type: charge.error?.type ?? null,
  external_order_id: { ecommerce: charge.orderId === null ? null : String(charge.orderId) },
  external_transaction_id: { payment_processor: null },
  external_variant_id_not_found: false,
  has_uncommitted_changes: false,
  merged_at: null,
  ...amountsOf(billing, account, charge),
  order_attributes: [],
  orders_count: charge.orderId === null ? 0 : 1,
  original_scheduled_at: charge.scheduledOn,
  payment_processor: 'shopify_payments',
  processed_at: instantOrNull(charge.processedAt),
  retry_date: charge.retryOn,
  scheduled_at: charge.scheduledOn,
  status: charge.status,
  tags: 'Subscription, Subscription Recurring Order',
  taxable: true,
  taxes_included: false,
  type: charge.type,
  updated_at: wireInstant(charge.updatedAt),
});
