import type { QueryClient } from '@tanstack/react-query';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** The effect of a change on a subscription. */
export type SubscriptionEdit = (subscription: Subscription) => Subscription;

/** An unconfirmed change and the subscriptions that it affects. */
export interface PendingChange {
  readonly ids: readonly string[];
  readonly edit: SubscriptionEdit;
}

/** The outcome of a customer's last change, announced on the screen. */
export interface ChangeAnnouncement {
  /** The affected subscriptions. */
  readonly ids: readonly string[];
  readonly status: 'saving' | 'done' | 'failed';
  readonly sentence: string;
  /** The effect: date, amount, address. */
  readonly detail?: string;
  /** The provider's reason for a failure. */
  readonly reason: string | null;
  /** The day of the skipped delivery; absent for other changes. */
  readonly skippedDay?: StoreDay;
  /** Whether it was shown on a screen that the customer has left since. */
  readonly isSaid?: boolean;
  /** Retries after a failure, or undoes after a success; null if neither is possible. */
  readonly again: { readonly label: string; readonly run: () => void } | null;
}

export interface ChangeState {
  readonly pending: readonly PendingChange[];
  readonly announcement: ChangeAnnouncement | null;
}

/** The customer's changes, until the provider has answered. */
export interface ChangeStore {
  readonly getState: () => ChangeState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (change: PendingChange) => void;
  readonly drop: (change: PendingChange) => void;
  readonly announce: (announcement: ChangeAnnouncement | null) => void;
  /** Runs tasks of the same subscription one after another. */
  readonly inTurn: <T>(ids: readonly string[], task: () => Promise<T>) => Promise<T>;
}

/** A store without changes. */
export const createChangeStore = (): ChangeStore => {
  let state: ChangeState = { pending: [], announcement: null };
  const listeners = new Set<() => void>();
  const turns = new Map<string, Promise<unknown>>();
  const set = (next: Partial<ChangeState>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: change => set({ pending: [...state.pending, change] }),
    drop: change => set({ pending: state.pending.filter(each => each !== change) }),
    announce: announcement => set({ announcement }),
    inTurn: (ids, task) => {
      const before = Promise.allSettled(ids.map(id => turns.get(id) ?? Promise.resolve()));
      const done = before.then(task);
      for (const id of ids) turns.set(id, done);
      return done;
    },
  };
};

const stores = new WeakMap<QueryClient, Map<string, ChangeStore>>();

/** The changes of one customer in one query cache. */
export const changeStoreOf = (client: QueryClient, customer: string): ChangeStore => {
  const ofClient = stores.get(client) ?? new Map<string, ChangeStore>();
  stores.set(client, ofClient);
  const store = ofClient.get(customer) ?? createChangeStore();
  ofClient.set(customer, store);
  return store;
};

/** A subscription as it will be after all pending changes. */
export const withPending = (
  subscription: Subscription,
  pending: readonly PendingChange[],
): Subscription =>
  pending.reduce(
    (current, { ids, edit }) => (ids.includes(current.id) ? edit(current) : current),
    subscription,
  );
