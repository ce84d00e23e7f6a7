import type { GatewayError } from '~/src/domain/data/result';
import type { LocalCart } from '../storage/local-cart';
import type { EngineDeps } from '../ports';
import { countsOf, type Batch, type QueuedIntent } from '../queue/intents';
import { fieldsOf, targetsOf } from '../queue/targets';
import type { BatchResults } from './batch-results';
import { replaceLostCart } from './lost-cart';
import { isReached, reconcile, type Outcome, type ReconcileGoal } from './reconcile';
import { CART_LOST, MAX_LOSSES, retryWaits } from './retries';
import type { RetryNow } from './retry-now';

interface Parts {
  readonly local: LocalCart;
  readonly results: BatchResults;
  readonly countryCode: () => string;
  readonly retryNow: RetryNow;
  readonly onChange: () => void;
}

/** Carries out a batch of intents, with retries. Every method runs under the lock. */
export class BatchRunner {
  constructor(
    private readonly deps: EngineDeps,
    private readonly parts: Parts,
  ) {}

  /** Makes intents absolute and sends them. */
  async run(items: readonly QueuedIntent[]): Promise<void> {
    this.begin();
    this.parts.local.startBatch(items);
    await this.runToEnd(false);
  }

  /** Sends a batch that was found in the journal. */
  async resume(): Promise<void> {
    this.begin();
    await this.runToEnd(true);
  }

  /** Makes a new cart for one that is gone. @returns false when that has to wait */
  async recover(cartId: string): Promise<boolean> {
    const { local, results } = this.parts;
    results.startFrom(null);
    local.batch = { cartId, from: countsOf(local.base?.lines ?? []), items: [], dropped: [] };
    this.replaceCart(local.batch);
    await this.runToEnd(false);
    return local.batch === null;
  }

  private begin(): void {
    const { local, results } = this.parts;
    results.startFrom(local.base);
    local.cartError = null;
  }

  /**
   * Carries out the current batch; afterwards there is none, unless it has to wait for the network.
   * @param isUncertain whether some of it may have reached the store: the cart is then read first
   */
  private async runToEnd(isUncertain: boolean): Promise<void> {
    const { local, results, retryNow } = this.parts;
    let mustRead = isUncertain;
    let attempt = 0;
    let losses = 0;
    while (local.batch) {
      const { cartId } = local.batch;
      const outcome = await this.attempt(local.batch, mustRead);
      mustRead = true;
      switch (outcome.kind) {
        case 'done':
          return results.complete(local.batch, outcome.caps);
        case 'refused':
          results.refuse(local.batch, outcome);
          mustRead = false;
          break;
        case 'gone':
          losses += 1;
          if (losses > MAX_LOSSES) return results.rollBack(local.batch, CART_LOST);
          mustRead = local.batch.cartId !== null;
          break;
        case 'failed': {
          if (retryNow.consume()) break;
          const wait = retryWaits(cartId)[attempt];
          if (!outcome.error.isRetryable || wait === undefined) {
            return this.checkThenRollBack(local.batch, outcome.error);
          }
          attempt += 1;
          await retryNow.cutShort(this.deps.clock.wait(wait));
        }
      }
      this.parts.onChange();
    }
  }

  private async attempt(batch: Batch, mustRead: boolean): Promise<Outcome> {
    const { local, onChange } = this.parts;
    const { gateway } = this.deps;
    if (mustRead && batch.cartId !== null) {
      const reply = await gateway.read(batch.cartId);
      if (!reply.ok) return { kind: 'failed', error: reply.error };
      if (reply.value === null) {
        this.replaceCart(batch);
        return { kind: 'gone' };
      }
      local.accept(reply.value);
    }
    return reconcile(gateway, this.goalOf(batch), cart => {
      const now = local.acceptChange(cart);
      onChange();
      return now;
    });
  }

  private goalOf(batch: Batch): ReconcileGoal {
    return {
      base: batch.cartId === null ? null : this.parts.local.base,
      targets: targetsOf(batch),
      fields: fieldsOf(batch.items),
      countryCode: this.parts.countryCode(),
    };
  }

  private replaceCart(batch: Batch): void {
    const { local, results } = this.parts;
    replaceLostCart(this.deps, local, batch, intentResults => results.report(intentResults));
  }

  /** A change with a lost reply may have been made: read the cart before showing a notice. */
  private async checkThenRollBack(batch: Batch, error: GatewayError): Promise<void> {
    const { local, results } = this.parts;
    const canAsk = batch.cartId !== null && this.deps.lifecycle.isOnline();
    const reply = canAsk ? await this.deps.gateway.read(batch.cartId) : null;
    if (reply?.ok && reply.value) {
      local.accept(reply.value);
      const { targets, fields } = this.goalOf(batch);
      if (isReached(local.base, targets, fields)) return results.complete(batch, []);
    }
    results.rollBack(batch, error, reply !== null && !reply.ok);
  }
}
