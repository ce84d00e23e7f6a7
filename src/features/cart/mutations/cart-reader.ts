import type { LocalCart } from '../storage/local-cart';
import { raiseStoreChanges, type Notices } from './notices';
import type { EngineDeps } from '../ports';
import { readWithRetries } from './retries';
import type { RetryNow } from './retry-now';
import { storeChanges } from './store-changes';

export type ReadOutcome =
  | { readonly kind: 'current' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gone'; readonly cartId: string };

interface Parts {
  readonly local: LocalCart;
  readonly notices: Notices;
  readonly retryNow: RetryNow;
}

/** Reads the store's cart, and reports what the store has changed in it. */
export class CartReader {
  constructor(
    private readonly deps: Pick<EngineDeps, 'gateway' | 'clock' | 'log'>,
    private readonly parts: Parts,
  ) {}

  /** Reads the cart again; without one there is nothing to read. Call it under the lock. */
  async read(): Promise<ReadOutcome> {
    const { local, notices, retryNow } = this.parts;
    const { gateway, clock, log } = this.deps;
    const id = local.cartId;
    if (id === null) return { kind: 'current' };
    const reply = await readWithRetries(gateway, clock, retryNow, id);
    const hadReadFailed = local.hasReadFailed;
    local.hasReadFailed = !reply.ok;
    if (!reply.ok) {
      // Repeated reads while the store is down count as one failure.
      if (!hadReadFailed) log('The cart could not be read:', reply.error.message);
      local.isConfirmed = false;
      return { kind: 'failed' };
    }
    if (reply.value === null) return { kind: 'gone', cartId: id };
    const before = local.base;
    const now = local.accept(reply.value);
    // Without shared storage another tab's changes would read as the store's.
    if (!local.batch && local.isShared) raiseStoreChanges(notices, storeChanges(before, now));
    local.publishSnapshot([]);
    return { kind: 'current' };
  }
}
