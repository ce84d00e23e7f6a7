import type { SeedCard, SeedSubscription } from '~/seed/types';
import type { StoreRuntime } from '../commerce/runtime';
import { routeOperations } from '../core/operations';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import type { Licenses } from '../licenses/licenses';
import { handleBilling } from './handle';
import { catchUpAllCustomers, catchUpCustomer } from './life/catch-up';
import { BILLING_ROUTES } from './api/routes';
import { RateLimit } from './rate-limit';
import type { BillingRuntime } from './runtime';
import { seededBilling } from './seeded-billing';
import { parseBilling } from './state';

/** The provider's dependencies. */
export interface BillingSeed {
  readonly subscriptions: readonly SeedSubscription[];
  readonly cards: readonly SeedCard[];
}

interface Neighbours {
  readonly stores: readonly StoreRuntime[];
  readonly licenses: Licenses;
}

/** The provider's records, for other services of the sandbox. */
export function openBilling(
  context: ServiceContext,
  { stores, licenses }: Neighbours,
  seed: BillingSeed,
): BillingRuntime {
  const initial = () => seededBilling(seed, stores, context.now);
  const billing: BillingRuntime = {
    state: context.openState('billing', initial, parseBilling),
    stores,
    licenses,
    now: context.now,
  };
  for (const store of stores) {
    store.renewals.connect(customerId => catchUpCustomer(billing, store, customerId));
  }
  return billing;
}

/**
 * The recurring-billing provider: a stand-in for Recharge 2021-11, as far as a storefront's
 * customers use it. What is not modelled is refused by name.
 */
export function createBillingService(billing: BillingRuntime): Service {
  const limit = new RateLimit(billing.now);
  return {
    name: 'billing',
    port: PORTS.billing,
    operations: routeOperations(BILLING_ROUTES),
    handle: (request, response) => handleBilling({ billing, limit }, request, response),
    timeMoved: () => catchUpAllCustomers(billing),
    reset: async () => {
      billing.state.reset();
      billing.licenses.reset();
      limit.reset();
    },
  };
}
