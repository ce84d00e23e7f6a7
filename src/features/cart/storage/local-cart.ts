import type { Cart } from '~/src/domain/commerce/cart';
import { countsOf, type Intent, type Batch, type QueuedIntent } from '../queue/intents';
import {
  RESULTS_KEPT,
  isNewer,
  isNewerSnapshot,
  type IntentResult,
  type Snapshot,
} from '../queue/snapshot';
import type { EngineDeps } from '../ports';

const byAge = (one: QueuedIntent, other: QueuedIntent): number =>
  one.at - other.at || (one.id < other.id ? -1 : 1);

/** This tab's copy of the cart, its queue and their journal. All but the queue changes under the lock. */
export class LocalCart {
  base: Cart | null = null;
  batch: Batch | null = null;
  items: QueuedIntent[] = [];
  /** Whether `base` is the store's reply to this page. */
  isConfirmed = false;
  /** Whether other tabs can see what this one writes. */
  isShared = true;
  savedAt = 0;
  /** The last read failed: what is shown may be old, or nothing could be shown. */
  hasReadFailed = false;
  cartError: 'createFailed' | null = null;
  /** How many of its changes the store has answered; distinguishes a slow store from a busy shopper. */
  answers = 0;
  private sequence = 0;
  private results: readonly IntentResult[] = [];
  private isBatchJournaled = false;
  private readonly journaled = new Set<string>();

  constructor(private readonly deps: Pick<EngineDeps, 'persistence' | 'clock' | 'channel'>) {}

  get cartId(): string | null {
    return this.deps.persistence.readCartId() ?? this.base?.id ?? null;
  }

  enqueue(id: string, intent: Intent): void {
    // A clock that was set back must not put a later intent before an earlier one.
    const at = Math.max(this.deps.clock.now(), ...this.items.map(item => item.at));
    const item = { id, at, intent };
    this.items.push(item);
    if (this.deps.persistence.writeIntent(item)) this.journaled.add(item.id);
  }

  /** Intents that are not in a batch yet. */
  queued(): QueuedIntent[] {
    const inBatch = new Set(this.batch?.items.map(({ id }) => id));
    return this.items.filter(({ id }) => !inBatch.has(id));
  }

  /** Discards intents that no tab has started to send. */
  drop(items: readonly QueuedIntent[]): void {
    this.items = this.items.filter(item => !items.includes(item));
    items.forEach(({ id }) => this.forget(id));
  }

  /** Adopts another tab's snapshot. @returns the results it contains; null if it is older */
  adoptSnapshot(snapshot: Snapshot): readonly IntentResult[] | null {
    const mine = { cart: this.base, sequence: this.sequence };
    if (!isNewerSnapshot(snapshot, mine, this.deps.clock.now())) return null;
    const finished = new Set(snapshot.done.map(({ id }) => id));
    this.base = snapshot.cart;
    this.sequence = snapshot.sequence;
    this.savedAt = snapshot.savedAt;
    this.results = snapshot.done;
    this.items = this.items.filter(({ id }) => !finished.has(id));
    if (this.batch?.items.some(({ id }) => finished.has(id))) this.batch = null;
    return snapshot.done;
  }

  /** Adopts what other tabs, or this one before a reload, left behind. @returns the results */
  syncFromStorage(): readonly IntentResult[] {
    const { persistence } = this.deps;
    const snapshot = persistence.readSnapshot();
    const done = (snapshot && this.adoptSnapshot(snapshot)) ?? [];
    const left = persistence.readBatch();
    // A journaled batch that is no longer there has been completed by another tab.
    if (left || this.isBatchJournaled) this.batch = left;
    this.isBatchJournaled = left !== null;

    const stored = new Map(persistence.readIntents().map(item => [item.id, item]));
    this.results.forEach(({ id }) => stored.delete(id));
    const lost = this.items.filter(({ id }) => this.journaled.has(id) && !stored.has(id));
    lost.forEach(({ id }) => this.journaled.delete(id));
    const own = this.items.filter(item => !lost.includes(item));
    own.forEach(({ id }) => stored.delete(id));
    stored.forEach(({ id }) => this.journaled.add(id));
    this.items = [...own, ...stored.values()].sort(byAge);
    return [...done, ...lost.map(({ id }) => ({ id, failure: null }))];
  }

  /** Accepts the reply to a change. Reads do not count: they do not show that a hanging change progresses. */
  acceptChange(cart: Cart): Cart {
    this.answers += 1;
    return this.accept(cart);
  }

  /** Accepts the store's reply unless it is older than the current one. @returns the newer of the two */
  accept(cart: Cart): Cart {
    if (this.base && !isNewer(cart, this.base, this.deps.clock.now())) return this.base;
    this.base = cart;
    this.sequence += 1;
    this.savedAt = this.deps.clock.now();
    this.isConfirmed = true;
    if (this.deps.persistence.readCartId() !== cart.id) this.deps.persistence.writeCartId(cart.id);
    if (this.batch?.cartId === null) this.journal({ ...this.batch, cartId: cart.id });
    return cart;
  }

  /** Makes intents absolute against the cart as it is now. */
  startBatch(items: readonly QueuedIntent[]): void {
    const from = countsOf(this.base?.lines ?? []);
    this.journal({ cartId: this.base?.id ?? null, from, items, dropped: [] });
  }

  journal(batch: Batch): void {
    this.batch = batch;
    const { persistence } = this.deps;
    this.isBatchJournaled = persistence.writeBatch(batch);
    if (this.isBatchJournaled) return;
    // If there is no room for the batch, its intents must go too: found alone, they would be sent
    // twice.
    batch.items.forEach(({ id }) => this.forget(id));
    this.isBatchJournaled = persistence.writeBatch(batch);
  }

  /** The store no longer has the cart. */
  dropCart(): void {
    this.base = null;
    this.deps.persistence.writeCartId(null);
  }

  /** Ends the batch: its intents leave the queue in the same step in which their effect is in `base`. */
  finishBatch(done: readonly IntentResult[]): void {
    const finished = new Set(done.map(({ id }) => id));
    this.publishSnapshot(done);
    this.items = this.items.filter(({ id }) => !finished.has(id));
    finished.forEach(id => this.forget(id));
    this.batch = null;
    this.isBatchJournaled = false;
    // Last: until then a reload finds the batch and sends nothing that is there already.
    this.deps.persistence.writeBatch(null);
  }

  /** Shares this tab's state with the others. */
  publishSnapshot(done: readonly IntentResult[]): void {
    this.sequence += 1;
    this.results = [...this.results, ...done].slice(-RESULTS_KEPT);
    const { base: cart, sequence, savedAt } = this;
    const snapshot = { cart, sequence, savedAt, done: this.results };
    this.isShared = this.deps.persistence.writeSnapshot(snapshot);
    this.deps.channel.post(snapshot);
  }

  private forget(id: string): void {
    this.journaled.delete(id);
    this.deps.persistence.removeIntent(id);
  }
}
