import { isExpired } from '../life/cards';
import type { PaymentMethod } from '../model';
import { today, type Account, type BillingRuntime } from '../runtime';
import { postalView } from './address-view';
import { wireInstant } from './wire';

/** A `PaymentMethod`. */
export function paymentMethodView(billing: BillingRuntime, account: Account, card: PaymentMethod) {
  const isInvalid = isExpired(card, today(billing, account));
  return {
    id: card.id,
    customer_id: card.customerId,
    default: card.isDefault,
    billing_address: postalView(card.postal),
    payment_details: {
      brand: card.brand,
      exp_month: String(card.expiryMonth),
      exp_year: String(card.expiryYear),
      last4: card.last4,
      funding_type: 'credit',
    },
    payment_type: 'CREDIT_CARD',
    processor_customer_token: `cus_${account.customer.id}`,
    processor_name: 'shopify_payments',
    processor_payment_method_token: `pm_${card.id}`,
    status: isInvalid ? 'invalid' : 'valid',
    status_reason: isInvalid ? 'card_expired' : null,
    created_at: wireInstant(card.createdAt),
    updated_at: wireInstant(card.updatedAt),
  };
}
