import type { Cart } from '~/src/domain/commerce/cart';
import { countsOf, type Intent, type Plan, type QueuedIntent } from '../queue/intents';
import { DONE_KEPT, isNewer, isNewerSnapshot, type Done, type Snapshot } from '../queue/snapshot';
import type { EngineDeps } from './ports';

const byAge = (one: QueuedIntent, other: QueuedIntent): number =>
  one.at - other.at || (one.id < other.id ? -1 : 1);

/** What this tab holds of the cart, and its journal. Everything but the queue changes under the lock. */
export class Held {
  base: Cart | null = null;
  plan: Plan | null = null;
  items: QueuedIntent[] = [];
  /** Whether the store itself has told this page what `base` says. */
  isConfirmed = false;
  /** Whether other tabs can see what this one writes. */
  isShared = true;
  savedAt = 0;
  /** How many of its changes the store has answered; tells a slow store from a busy shopper. */
  answers = 0;
  private sequence = 0;
  private done: readonly Done[] = [];
  private isPlanJournaled = false;
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

  /** What has been asked for and is not being carried out yet. */
  waiting(): QueuedIntent[] {
    const inPlan = new Set(this.plan?.items.map(({ id }) => id));
    return this.items.filter(({ id }) => !inPlan.has(id));
  }

  /** Lets go of intents that nobody has begun to carry out. */
  drop(items: readonly QueuedIntent[]): void {
    this.items = this.items.filter(item => !items.includes(item));
    items.forEach(({ id }) => this.forget(id));
  }

  /** Takes over another tab's snapshot. @returns what it says was done; null when it is older */
  adopt(snapshot: Snapshot): readonly Done[] | null {
    const mine = { cart: this.base, sequence: this.sequence };
    if (!isNewerSnapshot(snapshot, mine, this.deps.clock.now())) return null;
    const finished = new Set(snapshot.done.map(({ id }) => id));
    this.base = snapshot.cart;
    this.sequence = snapshot.sequence;
    this.savedAt = snapshot.savedAt;
    this.done = snapshot.done;
    this.items = this.items.filter(({ id }) => !finished.has(id));
    if (this.plan?.items.some(({ id }) => finished.has(id))) this.plan = null;
    return snapshot.done;
  }

  /** Takes over what other tabs, or this one before a reload, left behind. @returns what was done */
  sync(): readonly Done[] {
    const { persistence } = this.deps;
    const snapshot = persistence.readSnapshot();
    const done = (snapshot && this.adopt(snapshot)) ?? [];
    const left = persistence.readPlan();
    // A journaled plan that is no longer there has been carried out by another tab.
    if (left || this.isPlanJournaled) this.plan = left;
    this.isPlanJournaled = left !== null;

    const stored = new Map(persistence.readIntents().map(item => [item.id, item]));
    this.done.forEach(({ id }) => stored.delete(id));
    const lost = this.items.filter(({ id }) => this.journaled.has(id) && !stored.has(id));
    lost.forEach(({ id }) => this.journaled.delete(id));
    const own = this.items.filter(item => !lost.includes(item));
    own.forEach(({ id }) => stored.delete(id));
    stored.forEach(({ id }) => this.journaled.add(id));
    this.items = [...own, ...stored.values()].sort(byAge);
    return [...done, ...lost.map(({ id }) => ({ id, failure: null }))];
  }

  /** Takes the answer to a change. A read that is answered makes a change that hangs no quicker. */
  acceptChange(cart: Cart): Cart {
    this.answers += 1;
    return this.accept(cart);
  }

  /** Takes the store's answer unless it is older than what is held. @returns what is held then */
  accept(cart: Cart): Cart {
    if (this.base && !isNewer(cart, this.base, this.deps.clock.now())) return this.base;
    this.base = cart;
    this.sequence += 1;
    this.savedAt = this.deps.clock.now();
    this.isConfirmed = true;
    if (this.deps.persistence.readCartId() !== cart.id) this.deps.persistence.writeCartId(cart.id);
    if (this.plan?.cartId === null) this.journal({ ...this.plan, cartId: cart.id });
    return cart;
  }

  /** Makes intents absolute against the cart held now. */
  startPlan(items: readonly QueuedIntent[]): void {
    const from = countsOf(this.base?.lines ?? []);
    this.journal({ cartId: this.base?.id ?? null, from, items, dropped: [] });
  }

  journal(plan: Plan): void {
    this.plan = plan;
    const { persistence } = this.deps;
    this.isPlanJournaled = persistence.writePlan(plan);
    if (this.isPlanJournaled) return;
    // With no room for the plan its intents must go too: found alone, they would be sent twice.
    plan.items.forEach(({ id }) => this.forget(id));
    this.isPlanJournaled = persistence.writePlan(plan);
  }

  /** The cart that was held is no more. */
  dropCart(): void {
    this.base = null;
    this.deps.persistence.writeCartId(null);
  }

  /** Ends the plan: its intents leave the queue in the same step in which their effect is in `base`. */
  finish(done: readonly Done[]): void {
    const finished = new Set(done.map(({ id }) => id));
    this.publish(done);
    this.items = this.items.filter(({ id }) => !finished.has(id));
    finished.forEach(id => this.forget(id));
    this.plan = null;
    this.isPlanJournaled = false;
    // Last: until then a reload finds the plan and sends nothing that is there already.
    this.deps.persistence.writePlan(null);
  }

  /** Tells the other tabs what is held. */
  publish(done: readonly Done[]): void {
    this.sequence += 1;
    this.done = [...this.done, ...done].slice(-DONE_KEPT);
    const { base: cart, sequence, savedAt } = this;
    const snapshot = { cart, sequence, savedAt, done: this.done };
    this.isShared = this.deps.persistence.writeSnapshot(snapshot);
    this.deps.channel.post(snapshot);
  }

  private forget(id: string): void {
    this.journaled.delete(id);
    this.deps.persistence.removeIntent(id);
  }
}
