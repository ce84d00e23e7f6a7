import { optimisticCart } from '../queue/optimistic-cart';
import type { CartStatus, EngineState } from '../types';
import type { LocalCart } from '../storage/local-cart';
import type { MutationQueue } from './mutation-queue';
import type { Notices } from '../mutations/notices';

interface Parts {
  readonly local: LocalCart;
  readonly notices: Notices;
  readonly queue: MutationQueue;
  readonly isStarted: boolean;
}

function statusOf({ local, isStarted }: Parts, isEmpty: boolean): CartStatus {
  if (!isStarted) return 'idle';
  if (local.cartError) return 'error';
  if (local.cartId === null || local.isConfirmed) return 'ready';
  if (local.base || !isEmpty) return 'stale';
  return local.hasReadFailed ? 'error' : 'loading';
}

/** What views show: the store's cart with all pending changes applied. */
export function engineStateOf(parts: Parts): EngineState {
  const { local, notices, queue } = parts;
  const view = optimisticCart(local);
  const isPaused = local.batch !== null && !queue.isRunning;
  return {
    status: statusOf(parts, view.lines.length === 0),
    isActive: local.cartId !== null || view.lines.length > 0,
    view,
    cartBusy: !isPaused && (local.batch !== null || queue.ready().length > 0),
    cartError: local.cartError,
    isAdding: [...(local.batch?.items ?? []), ...local.items].some(
      ({ intent }) => intent.kind === 'add',
    ),
    answers: local.answers,
    notice: notices.current,
    savedAt: local.base && local.savedAt,
    isUnreadable: local.hasReadFailed && !local.isConfirmed,
  };
}
