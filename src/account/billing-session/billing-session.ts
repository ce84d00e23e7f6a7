import type { AccountSession } from '../session/account-session';
import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { RechargeSession } from '~/src/gateways/recharge/call';
import { isSessionOver } from '~/src/gateways/recharge/errors';

/**
 * Error code for a customer who is unknown to the billing provider, because they never had a
 * subscription.
 */
export const UNKNOWN_BILLING_CUSTOMER = 'unknown-billing-customer';
/** Error code for a store that has no subscriptions. */
export const NO_BILLING = 'no-billing';

/** The dependencies of the session. */
export interface BillingSessionPorts {
  readonly account: Pick<AccountSession, 'withCustomerToken'>;
  /** Opens a session with a customer access token; null if the store has no subscriptions. */
  readonly open: ((customerToken: string) => Promise<Result<RechargeSession | null>>) | null;
  /** For logging only (spec account §8). */
  readonly log: (message: string) => void;
}

/** The session of one store's customer at the recurring-billing provider. */
export interface BillingSession {
  /**
   * Runs a call with a session, opened when it is first needed. A call that is refused because the session has
   * ended runs once more with a new one (spec account §4). Errors: those of `call`; those of opening a session;
   * `user` with the code `unknown-billing-customer` or `no-billing`.
   */
  readonly run: <T>(call: (session: RechargeSession) => Promise<Result<T>>) => Promise<Result<T>>;
  /** Forgets the session after a sign-out. */
  readonly clear: () => void;
}

const refused = (code: string, message: string): Result<never> =>
  failure('user', message, { userErrors: [{ field: [], message, code }] });

const codeOf = ({ userErrors }: GatewayError): string | null => userErrors[0]?.code ?? null;

/** Whether a failure means that the customer has no subscriptions. */
export const isUnknownCustomer = (error: GatewayError): boolean =>
  codeOf(error) === UNKNOWN_BILLING_CUSTOMER;

/** The billing session of one store's customer, kept in memory only. */
export const createBillingSession = ({
  account,
  open,
  log,
}: BillingSessionPorts): BillingSession => {
  let opened: Promise<Result<RechargeSession>> | null = null;

  const login = async (): Promise<Result<RechargeSession>> => {
    if (!open) {
      log('The store has no token of the billing provider.');
      return refused(NO_BILLING, 'The store has no subscriptions.');
    }
    const result = await account.withCustomerToken(open);
    if (!result.ok) {
      log(`The billing session could not be opened: ${result.error.message}`);
      return result;
    }
    return result.value
      ? ok(result.value)
      : refused(UNKNOWN_BILLING_CUSTOMER, 'The customer does not exist.');
  };

  /** Concurrent calls share one login; a failed login is not kept. */
  const current = (): Promise<Result<RechargeSession>> => {
    if (opened) return opened;
    const attempt = login();
    opened = attempt;
    void attempt.then(result => {
      if (!result.ok && opened === attempt) opened = null;
    });
    return attempt;
  };

  return {
    clear: () => {
      opened = null;
    },
    run: async call => {
      const attempt = current();
      const session = await attempt;
      if (!session.ok) return session;
      const result = await call(session.value);
      if (result.ok || !isSessionOver(result.error)) return result;
      // Another call may have renewed the session in the meantime.
      if (opened === attempt) opened = null;
      const renewed = await current();
      return renewed.ok ? call(renewed.value) : renewed;
    },
  };
};
