import { isExpired } from '../life/cards';
import { failedCharges, isActive } from '../life/upcoming';
import { ownRecords, storeCustomer, today, type Account, type BillingRuntime } from '../runtime';
import { wireInstant } from './wire';

/** A `Customer`. */
export function customerView(billing: BillingRuntime, account: Account) {
  const { customer } = account;
  const known = storeCustomer(account);
  const subscriptions = ownRecords(billing, 'subscriptions', customer.id);
  const cards = ownRecords(billing, 'paymentMethods', customer.id);
  const now = today(billing, account);
  const charges = ownRecords(billing, 'charges', customer.id);
  const first = charges.flatMap(({ processedAt }) => processedAt ?? []).sort()[0];
  return {
    id: customer.id,
    analytics_data: { utm_params: [] },
    apply_credit_to_next_recurring_charge: false,
    backup_payment_methods_enabled: null,
    can_add_payment_method: false,
    created_at: wireInstant(customer.createdAt),
    email: known?.email ?? '',
    external_customer_id: { ecommerce: String(customer.storeCustomerId) },
    first_charge_processed_at: first === undefined ? null : wireInstant(first),
    first_name: known?.firstName ?? '',
    has_payment_method_in_dunning: failedCharges(billing.state.value, customer.id).length > 0,
    has_valid_payment_method: cards.some(card => !isExpired(card, now)),
    hash: customer.id.toString(16),
    last_name: known?.lastName ?? '',
    payment_method_fallback_on_failure_disabled: false,
    phone: known?.phone ?? '',
    subscription_related_charge_streak: charges.filter(({ status }) => status === 'success').length,
    subscriptions_active_count: subscriptions.filter(isActive).length,
    subscriptions_total_count: subscriptions.length,
    tax_exempt: false,
    updated_at: wireInstant(customer.updatedAt),
  };
}
