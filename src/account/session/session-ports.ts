import type { StoreKey } from '~/src/config/locales';
import type { Result } from '~/src/domain/data/result';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import type { CustomerToken } from '~/src/gateways/shopify/account/customer-tokens';
import type { AccountCustomer } from './account-session';
import type { Lock } from './browser-lock';
import type { SessionStorage } from './stored-session';

/** The store calls that a session makes. */
export interface SessionStore {
  readonly createTokenByMultipass: (multipassToken: string) => Promise<Result<CustomerToken>>;
  readonly renewToken: (accessToken: string) => Promise<Result<CustomerToken>>;
  readonly deleteToken: (accessToken: string) => Promise<Result<void>>;
  readonly readCustomer: (accessToken: string) => Promise<Result<AccountCustomer>>;
}

/** The dependencies of a session. */
export interface SessionPorts {
  readonly store: StoreKey;
  readonly storage: SessionStorage;
  readonly identity: Pick<IdentityGateway, 'signIn' | 'refresh' | 'revoke' | 'changePassword'>;
  readonly shop: SessionStore;
  /** Exchanges an id token for a multipass token of the store. */
  readonly exchange: (idToken: string) => Promise<Result<string>>;
  readonly lock: Lock;
  /** Logs a failure to the console; never a token. */
  readonly log: (what: string, why: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Makes the header and the cart of this tab reread the session. */
  readonly announce: () => void;
  /** The session ended because a back end refused to renew it. */
  readonly onExpired: () => void;
  /** Deletes the customer's cart, drafts and other traces of the visit from this tab. */
  readonly forget: () => void;
  /** Resolves when it is worth retrying an unreachable back end. */
  readonly reachable: () => Promise<unknown>;
  /** Resolves to whether all pending changes were saved; null if there are none. */
  readonly changes: () => Promise<boolean> | null;
  /**
   * Redirects to the store's logout URL.
   * @param isSaved whether all changes were saved
   */
  readonly leave: (isSaved: boolean) => void;
}
