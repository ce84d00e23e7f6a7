import type { Intent, QueuedIntent } from '../../../domain/cart-queue';
import type { Done } from '../../../domain/cart-queue-order';
import { projectCart } from '../../../domain/cart-queue-view';
import { EMPTY_ENGINE_STATE } from '../empty-state';
import type { CartContext, CartEngine, CartStatus, EngineState } from '../types';
import { missingContext } from './ambient';
import { Held } from './held';
import { Notices } from './notices';
import type { EngineDeps } from './ports';
import { Waiters } from './waiters';
import { Worker } from './worker';

// Quick clicks on a quantity are one change: the last of them, or one a second.
const QUIET_MS = 250;
const LONGEST_QUIET_MS = 1000;

const isHasty = ({ kind }: Intent): boolean => kind === 'adjust' || kind === 'set';

/** One store's cart in one tab. Intents show at once; one at a time they are brought to the store. */
export function createEngine(deps: EngineDeps): CartEngine {
  const { clock, persistence } = deps;
  const held = new Held(deps);
  const notices = new Notices();
  const waiters = new Waiters();
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];
  let context: CartContext = { countryCode: 'US', dealerId: null };
  let state = EMPTY_ENGINE_STATE;
  let isStarted = false;
  let mustRead = false;
  let told = '';
  let running: Promise<void> | null = null;
  let runAgain = false;
  let isWaiting = false;
  let quiet: { readonly since: number; until: number; cancel: () => void } | null = null;

  const ready = (): QueuedIntent[] => {
    const inPlan = new Set(held.plan?.items.map(({ id }) => id));
    const waiting = held.items.filter(({ id }) => !inPlan.has(id));
    // Without a cart only an add makes one: a note or a code waits for it.
    const canSend = held.cartId !== null || waiting.some(({ intent }) => intent.kind === 'add');
    return canSend ? waiting : [];
  };

  const status = (isEmpty: boolean): CartStatus => {
    if (!isStarted) return 'idle';
    if (worker.cartError) return 'error';
    if (held.cartId === null || held.isConfirmed) return 'ready';
    if (held.base || !isEmpty) return 'stale';
    return worker.hasReadFailed ? 'error' : 'loading';
  };

  const emit = (): void => {
    const view = projectCart(held);
    const isActive = held.cartId !== null || view.lines.length > 0;
    const isPaused = held.plan !== null && running === null;
    const next: EngineState = {
      status: status(view.lines.length === 0),
      isActive,
      view,
      cartBusy: !isPaused && (held.plan !== null || ready().length > 0),
      cartError: worker.cartError,
      notice: notices.current,
      snapshotAge: held.base && !held.isConfirmed ? clock.now() - held.savedAt : null,
    };
    state = next;
    listeners.forEach(listener => listener());
  };

  const settleDone = (done: readonly Done[]): void => {
    const toast = waiters.settle(done, projectCart(held));
    if (toast) deps.onAdded(toast);
  };

  const worker = new Worker(deps, held, notices, {
    countryCode: () => context.countryCode,
    onChange: emit,
    onDone: settleDone,
    onEvent: deps.onEvent,
  });

  const tellContext = (): void => {
    const fields = missingContext(held.base, context);
    const key = JSON.stringify([held.base?.id, fields]);
    if (!fields || key === told) return;
    if (held.base) told = key;
    else if (ready().length === 0) return;
    held.items.unshift({ id: deps.newId(), at: 0, intent: { kind: 'fields', fields } });
  };

  const isQuiet = (): boolean => quiet === null || clock.now() >= quiet.until;

  const failAll = (): void => {
    if (!deps.lifecycle.isOnline()) {
      notices.raise('offline');
      isWaiting = true;
      return;
    }
    const done = ready().map(({ id }) => ({ id, failure: { code: 'notSaved', message: null } }));
    if (done.length === 0) return;
    notices.raise('notSaved');
    held.finish(done);
    settleDone(done);
  };

  const work = async (): Promise<void> => {
    isWaiting = false;
    settleDone(held.sync());
    if (held.plan) await worker.resume();
    if (held.plan) return;
    for (;;) {
      // What other tabs do cannot be seen when nothing can be stored; then the store is asked.
      const isBlind = !held.isShared && ready().length > 0;
      if (held.cartId !== null && (mustRead || held.base === null || isBlind)) {
        mustRead = false;
        if (!(await worker.refresh())) {
          mustRead = true;
          return held.plan ? undefined : failAll();
        }
      }
      if (!isQuiet()) return;
      tellContext();
      const batch = ready();
      if (batch.length === 0) return;
      quiet = null;
      const failed = worker.failedPlan;
      await worker.work(batch);
      if (held.plan) return;
      if (worker.failedPlan !== failed) mustRead = true;
    }
  };

  const run = (): Promise<void> => {
    if (running) {
      runAgain = true;
      return running;
    }
    const loop = async (): Promise<void> => {
      do {
        runAgain = false;
        await deps.lock(work);
      } while (runAgain);
    };
    running = loop().finally(() => {
      running = null;
      emit();
    });
    return running;
  };

  const enqueue = (intent: Intent): string => {
    const at = clock.now();
    const id = deps.newId();
    held.enqueue({ id, at, intent });
    notices.dismiss();
    const since = quiet?.since ?? at;
    const until = isHasty(intent) ? Math.min(at + QUIET_MS, since + LONGEST_QUIET_MS) : at;
    quiet?.cancel();
    quiet = { since, until, cancel: () => undefined };
    if (until <= at) void run();
    else quiet.cancel = clock.schedule(until - at, () => void run());
    emit();
    return id;
  };

  const wake = (): void => {
    if (held.cartId === null && !held.plan && ready().length === 0) return;
    mustRead = true;
    void run();
  };

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isStarted) return;
      isStarted = true;
      settleDone(held.sync());
      mustRead = held.cartId !== null;
      undo.push(
        deps.channel.listen(snapshot => {
          const done = held.adopt(snapshot);
          if (!done) return;
          held.isConfirmed = true;
          settleDone(done);
          emit();
        }),
        deps.lifecycle.listen(wake),
      );
      emit();
      if (mustRead || held.plan || ready().length > 0) void run();
    },
    add: lines => {
      const id = enqueue({ kind: 'add', lines });
      return waiters.wait(id, lines);
    },
    change: intent => void enqueue(intent),
    retry: () => {
      if (worker.failedPlan && !held.plan) held.journal(worker.failedPlan);
      mustRead = true;
      notices.dismiss();
      void run();
    },
    dismissNotice: () => {
      notices.dismiss();
      emit();
    },
    checkout: async () => {
      const before = notices.count;
      quiet?.cancel();
      quiet = null;
      await run();
      const { base } = held;
      const isClean = notices.count === before && held.plan === null && !isWaiting;
      if (!base || base.lines.length === 0 || !isClean) return null;
      persistence.writeCheckout(base.id);
      return base.checkoutUrl;
    },
    setContext: next => {
      context = next;
      if (isStarted && held.base && missingContext(held.base, next)) void run();
    },
    stop: () => {
      quiet?.cancel();
      undo.splice(0).forEach(end => end());
    },
  };
}
