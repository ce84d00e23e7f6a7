import type { StoreKey } from '~/src/config/locales';
import type { GatewayError, Result } from '~/src/domain/data/result';
import type { StoreCustomer } from '~/src/gateways/shopify/account/customer';

/** The customer of one store (spec account §3). */
export type AccountCustomer = StoreCustomer;

/**
 * The state of the session. `unknown` until the stored session has been read; `unreachable` if it
 * has to be renewed or reread and the store or the identity provider did not answer.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly error: GatewayError }
  | {
      readonly status: 'signedOut';
      /**
       * The state of a sign-out in this tab, until the browser leaves for the store's logout
       * address.
       */
      readonly leaving?: 'underway' | 'unreachable';
      /** False if the sign-out may have lost a change. */
      readonly isSaved?: boolean;
    }
  | { readonly status: 'signedIn'; readonly customer: AccountCustomer };

/** The session of one store: the only code that writes, renews and revokes it. */
export interface AccountSession {
  readonly store: StoreKey;
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Runs a store call with a valid customer access token. If the store rejects the token, it is
   * renewed and the call runs once more. Errors: those of `call`; `user` with the code `signed-out`
   * if nobody is signed in or the renewal was refused.
   */
  readonly withCustomerToken: <T>(
    call: (customerAccessToken: string) => Promise<Result<T>>,
  ) => Promise<Result<T>>;
  /**
   * Like `withCustomerToken`, but with the identity provider's id token, refreshed before it
   * expires.
   */
  readonly withIdToken: <T>(call: (idToken: string) => Promise<Result<T>>) => Promise<Result<T>>;
  /** Reloads the customer after a change of their details. */
  readonly reloadCustomer: () => Promise<Result<AccountCustomer>>;
  /** Changes the password at the identity provider. */
  readonly changePassword: (current: string, next: string) => Promise<Result<void>>;
  readonly signOut: () => Promise<void>;
}
