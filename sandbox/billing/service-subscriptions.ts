import { customerByEmail } from '../commerce/customer/customers';
import type { License } from '../licenses/licenses';
import { bringUpToDate } from './life/catch-up';
import { billingCustomerId } from './life/import-contracts';
import { isActive } from './life/upcoming';
import type { Subscription } from './model';
import { ownRecords, type BillingRuntime } from './runtime';
import { subscriptionView } from './views/subscription-view';

/** A subscription as the consumer service knows it. */
export interface ServiceSubscription {
  readonly rechargeId: number;
  readonly status: 'active' | 'cancelled';
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  /** ISO 8601 date; null when it is not billed again. */
  readonly nextBillingDate: string | null;
  /** Those of a service plan, while it is active. */
  readonly licenses: readonly License[];
}

/** What the consumer service asks of the provider. */
export interface SubscriptionSource {
  /** The subscriptions of an address in the stores of a brand, newest first. */
  readonly list: (brand: string, email: string) => readonly ServiceSubscription[];
  /** Puts the license of a code into use. @returns its subscription; null when there is no such code */
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
          bringUpToDate(billing, store, customer.id);
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
