import { EMPTY_ENGINE_STATE } from '../empty-engine-state';
import { BatchResults } from '../mutations/batch-results';
import { BatchRunner } from '../mutations/batch-runner';
import { CartReader } from '../mutations/cart-reader';
import { RetryNow } from '../mutations/retry-now';
import { optimisticCart } from '../queue/optimistic-cart';
import type { IntentResult } from '../queue/snapshot';
import type { CartEngine } from '../types';
import { openCheckout } from './checkout';
import { ContextSync } from './context-sync';
import { engineStateOf } from './engine-state';
import { LocalCart } from '../storage/local-cart';
import { MutationQueue } from './mutation-queue';
import { Notices } from '../mutations/notices';
import { PendingAdds } from './pending-adds';
import type { EngineDeps } from '../ports';
import { followOtherTabs } from './tab-sync';

/**
 * One store's cart in one tab. Intents take effect in the view at once, and are sent to the store
 * one batch at a time.
 */
export function createEngine(allDeps: EngineDeps): CartEngine {
  const retryNow = new RetryNow();
  const deps: EngineDeps = { ...allDeps, gateway: retryNow.wrap(allDeps.gateway) };
  const local = new LocalCart(deps);
  const notices = new Notices();
  const pendingAdds = new PendingAdds();
  const contextSync = new ContextSync(deps, local);
  const listeners = new Set<() => void>();
  const cleanUps: (() => void)[] = [];
  let state = EMPTY_ENGINE_STATE;
  let isStarted = false;

  const onChange = (): void => {
    state = engineStateOf({ local, notices, queue, isStarted });
    listeners.forEach(listener => listener());
  };
  const onResults = (intentResults: readonly IntentResult[]): void => {
    contextSync.onResults(intentResults);
    const toast = pendingAdds.resolve(intentResults, optimisticCart(local));
    if (toast) deps.onAdded(toast);
  };

  const hooks = { onChange, onResults };
  const results = new BatchResults(deps, local, notices, hooks);
  const runner = new BatchRunner(deps, {
    local,
    results,
    retryNow,
    onChange,
    countryCode: () => contextSync.countryCode,
  });
  const reader = new CartReader(deps, { local, notices, retryNow });
  const queue = new MutationQueue(
    deps,
    { local, notices, contextSync, runner, reader, results },
    hooks,
  );

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isStarted) return;
      isStarted = true;
      queue.restore();
      cleanUps.push(
        followOtherTabs(deps.channel, local, hooks),
        deps.lifecycle.listen(reason => queue.wake(reason)),
      );
      onChange();
      queue.runIfNeeded();
    },
    add: lines => {
      const id = deps.newId();
      const outcome = pendingAdds.add(id, lines);
      queue.enqueue(id, { kind: 'add', lines });
      return outcome;
    },
    change: intent => queue.enqueue(deps.newId(), intent),
    retry: () => {
      if (queue.isRunning) retryNow.request();
      queue.retry();
    },
    dismissNotice: () => {
      notices.dismiss();
      onChange();
    },
    checkout: signal => openCheckout(deps, { local, notices, queue }, signal),
    setContext: next => {
      contextSync.setContext(next);
      if (isStarted && contextSync.hasChanges()) void queue.run();
    },
    stop: () => {
      queue.stop();
      cleanUps.splice(0).forEach(cleanUp => cleanUp());
    },
  };
}
