import { useCallback } from 'react';
import { NO_BILLING, type BillingSession } from '~/src/account/billing-session/billing-session';
import {
  rechargeConfig,
  startBillingSession,
} from '~/src/account/billing-session/browser-billing-session';
import type { AccountSession } from '~/src/account/session/account-session';
import { useAccount } from '~/src/account/session/session-context';
import type { Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';

/** Calls the billing provider for the signed-in customer. Errors as for `BillingSession.run`. */
export type BillingCall = <T>(
  call: (config: RechargeConfig, session: RechargeSession) => Promise<Result<T>>,
) => Promise<Result<T>>;

const billings = new WeakMap<AccountSession, BillingSession>();

/** One billing session per account session; it is discarded on sign-out. */
const billingOf = (account: AccountSession): BillingSession => {
  const known = billings.get(account);
  if (known) return known;
  const { billing } = startBillingSession(account);
  billings.set(account, billing);
  return billing;
};

export const useBillingCall = (): BillingCall => {
  const { session } = useAccount();
  return useCallback(
    async call => {
      const config = rechargeConfig(session.store);
      if (!config) {
        const message = 'The store has no subscriptions.';
        return failure('user', message, { userErrors: [{ field: [], message, code: NO_BILLING }] });
      }
      return billingOf(session).run(known => call(config, known));
    },
    [session],
  );
};
