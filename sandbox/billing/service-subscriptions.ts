import { customerByEmail } from '../commerce/customer/customers';
import type { License } from '../licenses/licenses';
import { catchUpCustomer } from './life/catch-up';
import { billingCustomerId } from './life/import-contracts';
import { isActive } from './life/upcoming';
import type { Subscription } from './model';
import { ownRecords, type BillingRuntime } from './runtime';
import { subscriptionView } from './views/subscription-view';

/** A subscription in the consumer service's view. */
export interface ServiceSubscription {
  readonly rechargeId: number;
  readonly status: 'active' | 'cancelled';
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  /** ISO 8601 date; null if it is not billed again. */
  readonly nextBillingDate: string | null;
  /** The licenses of an active service plan. */
  readonly licenses: readonly License[];
}

/** The provider's interface to the consumer service. */
export interface SubscriptionSource {
  /** A customer's subscriptions in a brand's stores, by email address, newest first. */
  readonly list: (brand: string, email: string) => readonly ServiceSubscription[];
  /**
   * Activates a license by its code.
   * @returns its subscription; null if the code is unknown
   */
  readonly activate: (code: string, email: string) => number | null;
}

/** The provider's subscriptions for the consumer service. */
export function serviceSubscriptions(billing: BillingRuntime): SubscriptionSource {
  const { licenses } = billing;
  return {
    activate: (code, email) =>
      licenses.activate(code, email, id => {
        const subscription = billing.state.value.subscriptions[String(id)];
        return subscription !== undefined && isActive(subscription);
      }),
    list: (brand, email) =>
      billing.stores
        .filter(({ settings }) => settings.brand === brand)
        .flatMap(store => {
          const customer = customerByEmail(store, email);
          if (!customer) return [];
          catchUpCustomer(billing, store, customer.id);
          const id = billingCustomerId(store, customer.id);
          const known = billing.state.value.customers[String(id)];
          if (!known) return [];
          const shown = (subscription: Subscription): ServiceSubscription => {
            const view = subscriptionView({ customer: known, store }, subscription);
            return {
              rechargeId: subscription.id,
              status: isActive(subscription) ? 'active' : 'cancelled',
              sku: view.sku ?? '',
              title: view.product_title,
              quantity: subscription.quantity,
              createdAt: subscription.createdAt,
              nextBillingDate: view.next_charge_scheduled_at,
              licenses: isActive(subscription) ? licenses.of(subscription.id) : [],
            };
          };
          return ownRecords(billing, 'subscriptions', id).map(shown);
        })
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  };
}
