import type { StoreKey } from '~/src/config/locales';
import type { GatewayError, Result } from '~/src/domain/data/result';
import type { StoreCustomer } from '~/src/gateways/shopify/account/customer';

/** The customer of one store (spec account §3). */
export type AccountCustomer = StoreCustomer;

/**
 * What the account area knows of the visitor; `unknown` until the stored session was read, and
 * `unreachable` if it must be renewed or read again and the store or the provider did not answer.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly error: GatewayError }
  | {
      readonly status: 'signedOut';
      /** A sign-out in this tab: until the store's logout address is shown, or instead of it. */
      readonly leaving?: 'underway' | 'unreachable';
      /** False if a change may have been lost with the sign-out. */
      readonly isSaved?: boolean;
    }
  | { readonly status: 'signedIn'; readonly customer: AccountCustomer };

/** The session of one store: the only code that writes, renews and revokes it. */
export interface AccountSession {
  readonly store: StoreKey;
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Runs a store call with a valid customer access token. A call that the store refuses for its
   * token runs once more with a renewed one. Errors: those of `call`; `user` with the code
   * `signed-out` if nobody is signed in or the renewal was refused.
   */
  readonly withCustomerToken: <T>(
    call: (customerAccessToken: string) => Promise<Result<T>>,
  ) => Promise<Result<T>>;
  /** As `withCustomerToken`, with the id token of the identity provider, refreshed before it ends. */
  readonly withIdToken: <T>(call: (idToken: string) => Promise<Result<T>>) => Promise<Result<T>>;
  /** Reads the customer again, after a change of their details. */
  readonly reloadCustomer: () => Promise<Result<AccountCustomer>>;
  /** Changes the password at the identity provider. */
  readonly changePassword: (current: string, next: string) => Promise<Result<void>>;
  readonly signOut: () => Promise<void>;
}
