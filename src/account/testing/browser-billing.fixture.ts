import { createBillingSession } from '~/src/account/billing-session/billing-session';
import type { AccountSession } from '~/src/account/session/account-session';
import { ok, type Result } from '~/src/domain/data/result';
import type { RechargeSession } from '~/src/gateways/recharge/call';

const rechargeConfig = () => ({
  origin: 'https://billing.example',
  storeIdentifier: 'shop.myshopify.com',
  token: 'strfnt_1',
  currency: 'USD' as const,
});

let logins = 0;

/** How often the session was opened. */
export const loginCount = (): number => logins;

const startBillingSession = (account: AccountSession) => {
  logins = 0;
  const open = async (): Promise<Result<RechargeSession>> => {
    logins += 1;
    return ok({ apiToken: `token-${logins}`, customerId: '7' });
  };
  const log = (message: string): void => console.warn(message);
  return { billing: createBillingSession({ account, open, log }), stop: () => undefined };
};

/** Replaces `browser-billing-session`: the session is real, and the provider accepts everyone. */
export const browserBillingFake = { rechargeConfig, startBillingSession };
