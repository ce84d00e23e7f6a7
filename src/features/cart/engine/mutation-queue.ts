import type { BatchResults } from '../mutations/batch-results';
import type { BatchRunner } from '../mutations/batch-runner';
import type { CartReader } from '../mutations/cart-reader';
import { countsOf, type Intent, type QueuedIntent } from '../queue/intents';
import { optimisticCart } from '../queue/optimistic-cart';
import { intentsOverLimit } from '../queue/quantity-limit';
import type { IntentResult } from '../queue/snapshot';
import type { ContextSync } from './context-sync';
import { Debounce } from './debounce';
import type { LocalCart } from '../storage/local-cart';
import { failureCode, type Notices } from '../mutations/notices';
import type { EngineDeps, WakeReason } from '../ports';

// A store that could not be read is retried while the page stays open.
const READ_AGAIN_MS = 15_000;

interface Parts {
  readonly local: LocalCart;
  readonly notices: Notices;
  readonly contextSync: ContextSync;
  readonly runner: BatchRunner;
  readonly reader: CartReader;
  readonly results: BatchResults;
}

interface QueueHooks {
  readonly onResults: (results: readonly IntentResult[]) => void;
  readonly onChange: () => void;
}

/** The intents of this tab, sent in batches: one batch at a time, in one tab at a time. */
export class MutationQueue {
  /** Something is waiting for the network. */
  isOffline = false;
  private readonly debounce: Debounce;
  private mustRead = false;
  private running: Promise<void> | null = null;
  private runAgain = false;
  private cancelReadAgain: (() => void) | null = null;

  constructor(
    private readonly deps: EngineDeps,
    private readonly parts: Parts,
    private readonly hooks: QueueHooks,
  ) {
    this.debounce = new Debounce(deps.clock, () => void this.run());
  }

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** The queued intents that can be sent. Without a cart only an add makes one: a note waits for it. */
  ready(): QueuedIntent[] {
    const { local } = this.parts;
    const queued = local.queued();
    const canSend = local.cartId !== null || queued.some(({ intent }) => intent.kind === 'add');
    return canSend ? queued : [];
  }

  enqueue(id: string, intent: Intent): void {
    this.parts.local.enqueue(id, intent);
    this.parts.notices.dismiss();
    this.refuseOverLimit();
    this.debounce.start(intent);
    this.hooks.onChange();
  }

  /** Resumes what other tabs, or this one before a reload, have left. */
  restore(): void {
    const { local } = this.parts;
    this.hooks.onResults(local.syncFromStorage());
    this.refuseOverLimit();
    this.mustRead = local.cartId !== null;
  }

  runIfNeeded(): void {
    if (this.mustRead || this.parts.local.batch || this.ready().length > 0) void this.run();
  }

  /** Sends everything queued, under the lock that one tab holds. */
  run(): Promise<void> {
    if (this.running) {
      this.runAgain = true;
      return this.running;
    }
    const loop = async (): Promise<void> => {
      do {
        this.runAgain = false;
        await this.deps.lock(() => this.process());
      } while (this.runAgain);
    };
    this.running = loop().finally(() => {
      this.running = null;
      this.hooks.onChange();
    });
    return this.running;
  }

  /** Sends everything queued without waiting for further clicks. */
  flush(): Promise<void> {
    this.debounce.end();
    return this.run();
  }

  /** Retries what was rolled back, and reads the cart. */
  retry(): void {
    const { local, notices, results } = this.parts;
    if (results.failedBatch && !local.batch) local.journal(results.failedBatch);
    this.mustRead = true;
    notices.dismiss();
    void this.run();
  }

  /** The page was shown again or is back online: reads the cart and sends what is queued. */
  wake(reason: WakeReason): void {
    const { local, notices, contextSync } = this.parts;
    if (reason === 'online' && notices.current?.code === 'offline') notices.dismiss();
    if (local.cartId === null && !local.batch && this.ready().length === 0) return;
    this.mustRead = true;
    contextSync.reset();
    void this.run();
  }

  stop(): void {
    this.debounce.end();
    this.cancelReadAgain?.();
  }

  private async process(): Promise<void> {
    const { local, runner, results, contextSync } = this.parts;
    this.isOffline = false;
    this.hooks.onResults(local.syncFromStorage());
    this.refuseOverLimit();
    if (local.batch) await runner.resume();
    if (local.batch) return;
    for (;;) {
      if (this.mustReadFirst()) {
        this.mustRead = false;
        if (!(await this.read())) {
          this.mustRead = true;
          return local.batch ? undefined : this.failQueued();
        }
      }
      if (!this.debounce.isOver()) return;
      const contextIntent = contextSync.next(this.ready().length > 0);
      if (contextIntent) local.items.unshift(contextIntent);
      const items = this.ready();
      if (items.length === 0) return;
      this.debounce.end();
      const failedBefore = results.failedBatch;
      await runner.run(items);
      if (local.batch) return;
      if (results.failedBatch !== failedBefore) this.mustRead = true;
    }
  }

  private mustReadFirst(): boolean {
    const { local } = this.parts;
    // Without storage, changes of other tabs are invisible; so the store is read.
    const isBlind = !local.isShared && this.ready().length > 0;
    return local.cartId !== null && (this.mustRead || local.base === null || isBlind);
  }

  private async read(): Promise<boolean> {
    const outcome = await this.parts.reader.read();
    if (outcome.kind === 'gone') return this.parts.runner.recover(outcome.cartId);
    return outcome.kind === 'current';
  }

  private refuseOverLimit(): void {
    const { local, notices } = this.parts;
    const sending = optimisticCart({ base: local.base, batch: local.batch, items: [] });
    const refused = intentsOverLimit(countsOf(sending.lines), local.queued());
    if (refused.length === 0) return;
    notices.raise('tooMany');
    local.drop(refused);
    const failure = { code: 'tooMany', message: null };
    this.hooks.onResults(refused.map(({ id }) => ({ id, failure })));
  }

  /** The store could not be read: what is queued fails, or waits for the network. */
  private failQueued(): void {
    const { local, notices } = this.parts;
    const queued = this.ready();
    if (!this.deps.lifecycle.isOnline()) {
      if (queued.length > 0) notices.raise('offline');
      this.isOffline = true;
      return;
    }
    this.cancelReadAgain ??= this.deps.clock.schedule(READ_AGAIN_MS, () => {
      this.cancelReadAgain = null;
      this.wake('shown');
    });
    if (queued.length === 0) return;
    const code = failureCode(queued);
    const results = queued.map(({ id }) => ({ id, failure: { code, message: null } }));
    notices.raise(code);
    local.finishBatch(results);
    this.hooks.onResults(results);
  }
}
