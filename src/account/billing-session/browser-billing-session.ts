import { billingStoreIdentifier } from '~/src/config/settings/billing-settings';
import { billingSettings } from '~/src/config/settings/browser-billing-settings';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { StoreKey } from '~/src/config/locales';
import type { RechargeConfig } from '~/src/gateways/recharge/call';
import { openSession } from '~/src/gateways/recharge/session';
import type { AccountSession } from '../session/account-session';
import { createBillingSession, type BillingSession } from './billing-session';

const CURRENCIES = { us: 'USD', ca: 'CAD' } as const satisfies Readonly<Record<StoreKey, string>>;

/** The billing provider's settings for a store; null if it has no subscriptions. */
export const rechargeConfig = (store: StoreKey): RechargeConfig | null => {
  const token = billingSettings.tokens[store];
  if (token === null) return null;
  return {
    origin: billingSettings.origin,
    storeIdentifier: billingStoreIdentifier(browserSettings.stores[store].shopName),
    token,
    currency: CURRENCIES[store],
  };
};

type SignedIn = Pick<AccountSession, 'store' | 'getState' | 'subscribe' | 'withCustomerToken'>;

const customerOf = ({ getState }: SignedIn): string | null => {
  const state = getState();
  return state.status === 'signedIn' ? state.customer.id : null;
};

/** The billing session of the signed-in customer; discarded on sign-out. */
export const startBillingSession = (
  account: SignedIn,
): { readonly billing: BillingSession; readonly stop: () => void } => {
  const config = rechargeConfig(account.store);
  const { token: storefront } = browserSettings.stores[account.store];
  const billing = createBillingSession({
    account,
    open: config && (customer => openSession(config, { storefront, customer })),
    log: message => console.warn(message),
  });
  let known = customerOf(account);
  const stop = account.subscribe(() => {
    const now = customerOf(account);
    if (now === known) return;
    known = now;
    billing.clear();
  });
  return { billing, stop };
};
