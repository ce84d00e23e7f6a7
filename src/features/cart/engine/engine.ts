import { countsOf, type Intent, type QueuedIntent } from '../queue/intents';
import { excessOf } from '../queue/quantity-limit';
import type { Done } from '../queue/snapshot';
import { projectCart } from '../queue/optimistic-cart';
import { EMPTY_ENGINE_STATE } from '../state/empty-cart-state';
import type { CartEngine, CartStatus, EngineState } from '../types';
import { Held } from './local-cart';
import { failureCode, Notices } from './notices';
import type { EngineDeps, WakeReason } from './ports';
import { Quiet } from './debounce';
import { Teller } from './context-sync';
import { Waiters } from './pending-adds';
import { Worker } from '../mutations/batch-runner';

// A store that could not be read is asked again while the page stays open.
const READ_AGAIN_MS = 15_000;

const isAdd = ({ intent }: QueuedIntent): boolean => intent.kind === 'add';

/** One store's cart in one tab. Intents show at once; one at a time they are brought to the store. */
export function createEngine(deps: EngineDeps): CartEngine {
  const { clock, persistence } = deps;
  const held = new Held(deps);
  const notices = new Notices();
  const waiters = new Waiters();
  const teller = new Teller(deps, held);
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];
  let state = EMPTY_ENGINE_STATE;
  let isStarted = false;
  let mustRead = false;
  let running: Promise<void> | null = null;
  let runAgain = false;
  let isWaiting = false;
  let readAgain: (() => void) | null = null;
  const quiet = new Quiet(clock, () => void run());

  const ready = (): QueuedIntent[] => {
    const waiting = held.waiting();
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
      isAdding: [...(held.plan?.items ?? []), ...held.items].some(isAdd),
      answers: held.answers,
      notice: notices.current,
      savedAt: held.base && held.savedAt,
      isUnreadable: worker.hasReadFailed && !held.isConfirmed,
    };
    state = next;
    listeners.forEach(listener => listener());
  };

  const settleDone = (done: readonly Done[]): void => {
    teller.onDone(done);
    const toast = waiters.settle(done, projectCart(held));
    if (toast) deps.onAdded(toast);
  };

  const worker = new Worker(deps, held, notices, {
    countryCode: () => teller.countryCode,
    onChange: emit,
    onDone: settleDone,
    onEvent: deps.onEvent,
  });

  const tellContext = (): void => {
    const news = teller.next(ready().length > 0);
    if (news) held.items.unshift(news);
  };

  const refuseExcess = (): void => {
    const excess = excessOf(countsOf(projectCart({ ...held, items: [] }).lines), held.waiting());
    if (excess.length === 0) return;
    notices.raise('tooMany');
    held.drop(excess);
    settleDone(excess.map(({ id }) => ({ id, failure: { code: 'tooMany', message: null } })));
  };

  const failAll = (): void => {
    const waiting = ready();
    if (!deps.lifecycle.isOnline()) {
      if (waiting.length > 0) notices.raise('offline');
      isWaiting = true;
      return;
    }
    readAgain ??= clock.schedule(READ_AGAIN_MS, () => {
      readAgain = null;
      wake('shown');
    });
    if (waiting.length === 0) return;
    const code = failureCode(waiting);
    const done = waiting.map(({ id }) => ({ id, failure: { code, message: null } }));
    notices.raise(code);
    held.finish(done);
    settleDone(done);
  };

  const work = async (): Promise<void> => {
    isWaiting = false;
    settleDone(held.sync());
    refuseExcess();
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
      if (!quiet.isOver()) return;
      tellContext();
      const batch = ready();
      if (batch.length === 0) return;
      quiet.end();
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

  const enqueue = (id: string, intent: Intent): void => {
    held.enqueue(id, intent);
    notices.dismiss();
    refuseExcess();
    quiet.begin(intent);
    emit();
  };

  const wake = (reason: WakeReason): void => {
    if (reason === 'online' && notices.current?.code === 'offline') notices.dismiss();
    if (held.cartId === null && !held.plan && ready().length === 0) return;
    mustRead = true;
    teller.wake();
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
      refuseExcess();
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
      const id = deps.newId();
      const outcome = waiters.wait(id, lines);
      enqueue(id, { kind: 'add', lines });
      return outcome;
    },
    change: intent => enqueue(deps.newId(), intent),
    retry: () => {
      if (running) worker.hurry();
      if (worker.failedPlan && !held.plan) held.journal(worker.failedPlan);
      mustRead = true;
      notices.dismiss();
      void run();
    },
    dismissNotice: () => {
      notices.dismiss();
      emit();
    },
    checkout: async signal => {
      const before = notices.count;
      quiet.end();
      await run();
      const { base } = held;
      const isClean = notices.count === before && held.plan === null && !isWaiting;
      if (!base || base.lines.length === 0 || !isClean || signal?.aborted) return null;
      if (!deps.isCheckoutUrl(base.checkoutUrl)) {
        deps.log('The checkout leads elsewhere:', base.checkoutUrl);
        return null;
      }
      persistence.writeCheckout(base.id);
      return base.checkoutUrl;
    },
    setContext: next => {
      teller.setContext(next);
      if (isStarted && teller.hasNews()) void run();
    },
    stop: () => {
      quiet.end();
      readAgain?.();
      undo.splice(0).forEach(end => end());
    },
  };
}
