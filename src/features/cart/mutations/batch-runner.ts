import type { Cart } from '~/src/domain/commerce/cart';
import { countsOf, type Plan, type QueuedIntent } from '../queue/intents';
import { cartNews } from './store-changes';
import { isCarried, planAfterGone } from '../queue/recovery';
import type { Done } from '../queue/snapshot';
import { fieldsOf, targetsOf } from '../queue/targets';
import type { GatewayError } from '~/src/domain/data/result';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';
import type { CartEvent } from '../types';
import { isAmbient } from '../engine/context-fields';
import { converge, isReached, type Cap, type Goal, type Outcome } from './reconcile';
import { culpritsOf, eventsOf, withCaps } from './batch-events';
import type { Held } from '../engine/local-cart';
import { Hurry } from './retry-now';
import {
  failureCode,
  raiseCaps,
  raiseNews,
  raiseRefused,
  titlesOf,
  type Notices,
} from '../engine/notices';
import type { EngineDeps } from '../engine/ports';
import { LOST, MAX_GONE, readPatiently, waitsFor } from './retries';

export interface WorkerHooks {
  readonly countryCode: () => string;
  readonly onChange: () => void;
  readonly onDone: (done: readonly Done[]) => void;
  readonly onEvent: (event: CartEvent) => void;
}

/** Brings the store's cart to what was asked for. Every method runs under the lock. */
export class Worker {
  cartError: 'createFailed' | null = null;
  /** The last read failed: what is shown may be old, or nothing could be shown. */
  hasReadFailed = false;
  /** A plan that could not be carried out and was rolled back. */
  failedPlan: Plan | null = null;
  private before: Cart | null = null;
  private failures = new Map<string, NonNullable<Done['failure']>>();
  private readonly haste = new Hurry();
  private readonly gateway: CartGateway;

  constructor(
    private readonly deps: EngineDeps,
    private readonly held: Held,
    private readonly notices: Notices,
    private readonly hooks: WorkerHooks,
  ) {
    this.gateway = this.haste.over(deps.gateway);
  }

  /** Gives up the call or the wait under way and tries again at once. */
  hurry(): void {
    this.haste.hurry();
  }

  /** Reads the cart again. @returns false when it could not be read */
  async refresh(): Promise<boolean> {
    const { held } = this;
    const id = held.cartId;
    if (id === null) return true;
    const reply = await readPatiently(this.gateway, this.deps.clock, this.haste, id);
    const hadReadFailed = this.hasReadFailed;
    this.hasReadFailed = !reply.ok;
    if (!reply.ok) {
      // The store is asked again and again while it is away: that is one failure.
      if (!hadReadFailed) this.deps.log('The cart could not be read:', reply.error.message);
      held.isConfirmed = false;
      return false;
    }
    if (reply.value === null) {
      this.before = null;
      held.plan = { cartId: id, from: countsOf(held.base?.lines ?? []), items: [], dropped: [] };
      this.afterGone(held.plan);
      await this.settle(false);
      return held.plan === null;
    }
    const before = held.base;
    const now = held.accept(reply.value);
    // Without shared storage another tab's changes would read as the store's.
    if (!held.plan && held.isShared) raiseNews(this.notices, cartNews(before, now));
    held.publish([]);
    return true;
  }

  /** Makes a batch of intents absolute and carries them out. */
  async work(items: readonly QueuedIntent[]): Promise<void> {
    this.before = this.held.base;
    this.cartError = null;
    this.held.startPlan(items);
    await this.settle(false);
  }

  /** Carries out a plan that was found in the journal. */
  async resume(): Promise<void> {
    this.before = this.held.base;
    this.cartError = null;
    await this.settle(true);
  }

  /**
   * Carries out the plan that is held; afterwards none is, unless it has to wait for the network.
   * @param isUncertain whether some of it may have reached the store: the cart is then read first
   */
  private async settle(isUncertain: boolean): Promise<void> {
    const { held } = this;
    let mustRead = isUncertain;
    let attempt = 0;
    let gone = 0;
    while (held.plan) {
      const { cartId } = held.plan;
      const outcome = await this.approach(held.plan, mustRead);
      mustRead = true;
      switch (outcome.kind) {
        case 'done':
          return this.finish(held.plan, outcome.caps);
        case 'refused':
          this.drop(held.plan, outcome);
          mustRead = false;
          break;
        case 'gone':
          gone += 1;
          if (gone > MAX_GONE) return this.giveUp(held.plan, LOST);
          mustRead = held.plan.cartId !== null;
          break;
        case 'failed': {
          if (this.haste.take()) break;
          const wait = waitsFor(cartId)[attempt];
          if (!outcome.error.isRetryable || wait === undefined) {
            return this.rollBack(held.plan, outcome.error);
          }
          attempt += 1;
          await this.haste.orAtOnce(this.deps.clock.wait(wait));
        }
      }
      this.hooks.onChange();
    }
  }

  private async approach(plan: Plan, mustRead: boolean): Promise<Outcome> {
    const { held } = this;
    if (mustRead && plan.cartId !== null) {
      const reply = await this.gateway.read(plan.cartId);
      if (!reply.ok) return { kind: 'failed', error: reply.error };
      if (reply.value === null) {
        this.afterGone(plan);
        return { kind: 'gone' };
      }
      held.accept(reply.value);
    }
    return converge(this.gateway, this.goalOf(plan), cart => {
      const now = held.acceptChange(cart);
      this.hooks.onChange();
      return now;
    });
  }

  private goalOf(plan: Plan): Goal {
    return {
      base: plan.cartId === null ? null : this.held.base,
      targets: targetsOf(plan),
      fields: fieldsOf(plan.items),
      countryCode: this.hooks.countryCode(),
    };
  }

  private afterGone(plan: Plan): void {
    const { persistence, clock } = this.deps;
    const isBought = plan.cartId !== null && persistence.readCheckout() === plan.cartId;
    const next = planAfterGone(plan, this.held.base, isBought, clock.now());
    const kept = new Set(next.items);
    const moot = plan.items.filter(item => !kept.has(item) && !isCarried(item));
    this.held.dropCart();
    if (isBought) persistence.writeCheckout(null);
    // What was asked of a cart that is bought has nothing left to change.
    if (moot.length > 0) this.settleDone(moot.map(({ id }) => ({ id, failure: null })));
    this.held.journal(next);
  }

  private drop(plan: Plan, { step, message }: Extract<Outcome, { kind: 'refused' }>): void {
    const culprits = culpritsOf(plan, step);
    this.deps.log('The store refused a change of the cart:', message ?? 'it does not say why');
    const titles = titlesOf(step.keys, this.held.base, plan.items);
    raiseRefused(this.notices, culprits, message, titles);
    culprits.forEach(({ id }) => this.failures.set(id, { code: 'refused', message }));
    this.held.journal({
      ...plan,
      items: plan.items.filter(item => !culprits.includes(item)),
      dropped: [...plan.dropped, ...culprits],
    });
  }

  private finish(plan: Plan, caps: readonly Cap[]): void {
    const { held } = this;
    const events = eventsOf(this.deps.store, plan, this.before, held.base);
    const capped = caps.map(({ key }) => key);
    raiseCaps(this.notices, caps, titlesOf(capped, held.base, plan.items));
    if (plan.items.some(isCarried) && !plan.dropped.some(isCarried)) {
      this.notices.raise('cartRecovered');
    }
    const all = [...plan.items, ...plan.dropped];
    const told = all.map(({ id }) => ({ id, failure: this.failures.get(id) ?? null }));
    this.settleDone(withCaps(told, plan, caps));
    this.hasReadFailed = false;
    this.failedPlan = null;
    this.failures.clear();
    events.forEach(this.hooks.onEvent);
  }

  /** A change whose answer was lost may have been made: the store is asked before anything is said. */
  private async rollBack(plan: Plan, error: GatewayError): Promise<void> {
    const { held } = this;
    const canAsk = plan.cartId !== null && this.deps.lifecycle.isOnline();
    const reply = canAsk ? await this.gateway.read(plan.cartId) : null;
    if (reply?.ok && reply.value) {
      held.accept(reply.value);
      const { targets, fields } = this.goalOf(plan);
      if (isReached(held.base, targets, fields)) return this.finish(plan, []);
    }
    this.giveUp(plan, error, reply !== null && !reply.ok);
  }

  private giveUp(plan: Plan, error: GatewayError, isUnsure = false): void {
    const { held } = this;
    const asked = [...plan.items, ...plan.dropped];
    const isCreation = plan.cartId === null;
    this.deps.log(`The cart could not be ${isCreation ? 'made' : 'changed'}:`, error.message);
    if (asked.every(isAmbient)) {
      this.settleDone(
        asked.map(({ id }) => ({ id, failure: { code: 'notSaved', message: null } })),
      );
      return;
    }
    held.isConfirmed = false;
    if (isCreation) this.cartError = 'createFailed';
    const isOffline = error.kind === 'network' && !this.deps.lifecycle.isOnline();
    if (isOffline || plan.items.some(isCarried)) {
      // Kept in the journal: rolling back a cart that is being brought back would empty it.
      this.notices.raise(isOffline ? 'offline' : 'createFailed');
      if (isOffline) this.cartError = null;
      return;
    }
    const known = isCreation ? 'createFailed' : failureCode(plan.items);
    const code = isUnsure && known === 'notSaved' ? 'unsure' : known;
    this.notices.raise(code);
    this.failedPlan = plan;
    this.settleDone(asked.map(({ id }) => ({ id, failure: { code, message: null } })));
  }

  private settleDone(done: readonly Done[]): void {
    this.held.finish(done);
    this.hooks.onDone(done);
    this.hooks.onChange();
  }
}
