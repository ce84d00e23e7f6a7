import type { Cart } from '~/src/domain/commerce/cart';
import type { GatewayError } from '~/src/domain/data/result';
import type { LocalCart } from '../storage/local-cart';
import { failureCode, raiseCaps, raiseRefused, titlesOf, type Notices } from './notices';
import type { EngineDeps } from '../ports';
import { isBackground, type Batch } from '../queue/intents';
import { isRecovered } from '../queue/recovery';
import type { IntentResult } from '../queue/snapshot';
import { batchEvents, refusedIntents, withStockFailures } from './batch-events';
import type { Cap, Outcome } from './reconcile';

interface ResultHooks {
  readonly onChange: () => void;
  readonly onResults: (results: readonly IntentResult[]) => void;
}

/** The result of a batch: done, partly refused, or rolled back, with a notice. */
export class BatchResults {
  /** The last batch that could not be carried out and was rolled back. */
  failedBatch: Batch | null = null;
  private before: Cart | null = null;
  private readonly failures = new Map<string, NonNullable<IntentResult['failure']>>();

  constructor(
    private readonly deps: Pick<EngineDeps, 'store' | 'log' | 'lifecycle' | 'onEvent'>,
    private readonly local: LocalCart,
    private readonly notices: Notices,
    private readonly hooks: ResultHooks,
  ) {}

  /** A batch begins. @param before the cart that its events are counted from */
  startFrom(before: Cart | null): void {
    this.before = before;
  }

  /** The store has accepted all that it will of the batch. */
  complete(batch: Batch, caps: readonly Cap[]): void {
    const { local, notices } = this;
    const events = batchEvents(this.deps.store, batch, this.before, local.base);
    const capped = caps.map(({ key }) => key);
    raiseCaps(notices, caps, titlesOf(capped, local.base, batch.items));
    if (batch.items.some(isRecovered) && !batch.dropped.some(isRecovered)) {
      notices.raise('cartRecovered');
    }
    const results = [...batch.items, ...batch.dropped].map(({ id }) => ({
      id,
      failure: this.failures.get(id) ?? null,
    }));
    this.report(withStockFailures(results, batch, caps));
    local.hasReadFailed = false;
    this.failedBatch = null;
    this.failures.clear();
    events.forEach(this.deps.onEvent);
  }

  /** The store refused a mutation: its intents are removed from the batch, the others continue. */
  refuse(batch: Batch, { mutation, message }: Extract<Outcome, { kind: 'refused' }>): void {
    const refused = refusedIntents(batch, mutation);
    this.deps.log('The store refused a change of the cart:', message ?? 'it does not say why');
    const titles = titlesOf(mutation.keys, this.local.base, batch.items);
    raiseRefused(this.notices, refused, message, titles);
    refused.forEach(({ id }) => this.failures.set(id, { code: 'refused', message }));
    this.local.journal({
      ...batch,
      items: batch.items.filter(item => !refused.includes(item)),
      dropped: [...batch.dropped, ...refused],
    });
  }

  /**
   * The batch failed: its optimistic changes are rolled back.
   * @param isUnsure whether the store may have applied it nevertheless
   */
  rollBack(batch: Batch, error: GatewayError, isUnsure = false): void {
    const { local, notices } = this;
    const items = [...batch.items, ...batch.dropped];
    const isCreation = batch.cartId === null;
    this.deps.log(`The cart could not be ${isCreation ? 'made' : 'changed'}:`, error.message);
    const fail = (code: string): void =>
      this.report(items.map(({ id }) => ({ id, failure: { code, message: null } })));
    if (items.every(isBackground)) return fail('notSaved');
    local.isConfirmed = false;
    if (isCreation) local.cartError = 'createFailed';
    const isOffline = error.kind === 'network' && !this.deps.lifecycle.isOnline();
    if (isOffline || batch.items.some(isRecovered)) {
      // Kept in the journal: rolling back a cart that is being brought back would empty it.
      notices.raise(isOffline ? 'offline' : 'createFailed');
      if (isOffline) local.cartError = null;
      return;
    }
    const known = isCreation ? 'createFailed' : failureCode(batch.items);
    const code = isUnsure && known === 'notSaved' ? 'unsure' : known;
    notices.raise(code);
    this.failedBatch = batch;
    fail(code);
  }

  /** Completes the intents, and reports them to views, other tabs and their callers. */
  report(results: readonly IntentResult[]): void {
    this.local.finishBatch(results);
    this.hooks.onResults(results);
    this.hooks.onChange();
  }
}
