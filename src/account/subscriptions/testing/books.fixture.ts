import { createBillingSession } from '~/src/account/billing-session/billing-session';
import { listAddresses } from '~/src/gateways/recharge/addresses';
import type { RechargeConfig } from '~/src/gateways/recharge/call';
import { listCharges } from '~/src/gateways/recharge/charges';
import { STOREFRONT, valueOf } from '~/src/gateways/recharge/recharge.fixture';
import { openSession } from '~/src/gateways/recharge/session';
import { listSubscriptions } from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { BillingCall } from '../data/use-billing-call';
import type { ChangeWords } from '../changes/change-of';

/** What the sandbox keeps of a customer. */
export interface Books {
  readonly subscriptions: readonly Subscription[];
  readonly addresses: readonly BillingAddress[];
  readonly skipped: readonly Charge[];
}

/** Calls as the page does, with the billing session of a customer of the store. */
export const billingCallOf = (config: RechargeConfig, customerToken: string): BillingCall => {
  const billing = createBillingSession({
    account: { withCustomerToken: call => call(customerToken) },
    open: customer => openSession(config, { storefront: STOREFRONT, customer }),
    log: () => undefined,
  });
  return call => billing.run(session => call(config, session));
};

export const readBooks = async (call: BillingCall): Promise<Books> => ({
  subscriptions: valueOf(await call(listSubscriptions)),
  addresses: valueOf(await call(listAddresses)),
  skipped: valueOf(
    await call((config, session) => listCharges(config, session, { status: ['skipped'] })),
  ),
});

/** The subscription of a model number. @throws if there is none */
export const bookedOf = ({ subscriptions }: Books, sku: string): Subscription => {
  const found = subscriptions.find(each => each.sku === sku);
  if (!found) throw new Error(`There is no subscription of ${sku}.`);
  return found;
};

const said = { saving: '', saved: '', failed: '' };

const nothing = (): string => '';

/** Words that nobody reads. */
export const NO_WORDS: ChangeWords = {
  texts: {
    save: said,
    skip: said,
    pause: said,
    cancel: said,
    reactivate: said,
    undone: { saving: '', saved: '', failed: '', explain: () => null },
    isProcessed: () => null,
  },
  details: {
    quantity: nothing,
    frequency: nothing,
    swap: nothing,
    address: nothing,
    date: nothing,
    skipped: nothing,
  },
};
