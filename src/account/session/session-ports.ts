import type { StoreKey } from '~/src/config/locales';
import type { Result } from '~/src/domain/data/result';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import type { CustomerToken } from '~/src/gateways/shopify/account/customer-tokens';
import type { AccountCustomer } from './account-session';
import type { Lock } from './browser-lock';
import type { SessionStorage } from './stored-session';

/** The calls of one store that a session makes. */
export interface SessionStore {
  readonly createTokenByMultipass: (multipassToken: string) => Promise<Result<CustomerToken>>;
  readonly renewToken: (accessToken: string) => Promise<Result<CustomerToken>>;
  readonly deleteToken: (accessToken: string) => Promise<Result<void>>;
  readonly readCustomer: (accessToken: string) => Promise<Result<AccountCustomer>>;
}

/** What a session needs from the browser and the network. */
export interface SessionPorts {
  readonly store: StoreKey;
  readonly storage: SessionStorage;
  readonly identity: Pick<IdentityGateway, 'signIn' | 'refresh' | 'revoke' | 'changePassword'>;
  readonly shop: SessionStore;
  /** Trades an id token for a multipass token of the store. */
  readonly exchange: (idToken: string) => Promise<Result<string>>;
  readonly lock: Lock;
  /** Writes what failed to the console; never a token. */
  readonly log: (what: string, why: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** The header and the cart of this tab read the session again. */
  readonly announce: () => void;
  /** Forgets the cart of whoever signed out, what they wrote, and what the tab knows of the visit. */
  readonly forget: () => void;
  /** Resolves when an unreachable back end is worth another try. */
  readonly reachable: () => Promise<unknown>;
  /** Whether all pending changes get saved; null if there are none. */
  readonly changes: () => Promise<boolean> | null;
  /** Redirects to the store's logout URL. @param isSaved whether no change was lost */
  readonly leave: (isSaved: boolean) => void;
}
