import type { Batch, QueuedIntent } from './queue/intents';
import type { Snapshot } from './queue/snapshot';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';
import type { StoreKey } from '~/src/config/locales';
import type { LogFailure } from './log-failure';
import type { CartEvent, CartToast } from './types';

/** Time, so that tests can control it. */
export interface Clock {
  /** Epoch milliseconds; jumps when somebody sets the clock. */
  readonly now: () => number;
  /** Milliseconds since some moment of this page; never goes back. For durations. */
  readonly elapsed: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** @returns a function that cancels it */
  readonly schedule: (ms: number, task: () => void) => () => void;
}

/** Lets one tab at a time work on a store's cart. */
export type Lock = (task: () => Promise<void>) => Promise<void>;

/** Carries snapshots between the tabs. */
export interface Channel {
  readonly post: (snapshot: Snapshot) => void;
  readonly listen: (listener: (snapshot: Snapshot) => void) => () => void;
}

export type WakeReason = 'shown' | 'restored' | 'online';

/** Events of the page: shown again, back from the cache, back online. */
export interface Lifecycle {
  readonly isOnline: () => boolean;
  readonly listen: (onWake: (reason: WakeReason) => void) => () => void;
}

/** Storage that outlives the page. Setters return whether the value was stored. */
export interface Persistence {
  readonly readCartId: () => string | null;
  readonly writeCartId: (id: string | null) => void;
  readonly readSnapshot: () => Snapshot | null;
  readonly writeSnapshot: (snapshot: Snapshot) => boolean;
  readonly readBatch: () => Batch | null;
  readonly writeBatch: (batch: Batch | null) => boolean;
  readonly readIntents: () => QueuedIntent[];
  readonly writeIntent: (item: QueuedIntent) => boolean;
  readonly removeIntent: (id: string) => void;
  /** The cart whose checkout was opened. */
  readonly readCheckout: () => string | null;
  readonly writeCheckout: (cartId: string | null) => void;
  /** The customer session that was sent to the cart. */
  readonly readBuyer: () => string | null;
  readonly writeBuyer: (mark: string | null) => void;
}

export interface EngineDeps {
  readonly store: StoreKey;
  readonly gateway: CartGateway;
  readonly persistence: Persistence;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly channel: Channel;
  readonly lifecycle: Lifecycle;
  /** Whether a URL may be that of the store's checkout. */
  readonly isCheckoutUrl: (url: string) => boolean;
  /** Ids that are unique across tabs. */
  readonly newId: () => string;
  readonly onAdded: (toast: CartToast) => void;
  readonly onEvent: (event: CartEvent) => void;
  readonly log: LogFailure;
}
