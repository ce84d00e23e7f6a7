import type { LocalCart } from '../storage/local-cart';
import type { MutationQueue } from './mutation-queue';
import type { Notices } from '../mutations/notices';
import type { EngineDeps } from '../ports';

interface Parts {
  readonly local: LocalCart;
  readonly notices: Notices;
  readonly queue: MutationQueue;
}

/**
 * Sends pending changes and records that the store's checkout is opened.
 * @param signal aborted when the shopper gives up waiting
 * @returns the address of the checkout; null when something failed or the shopper gave up
 */
export async function openCheckout(
  { isCheckoutUrl, log, persistence }: Pick<EngineDeps, 'isCheckoutUrl' | 'log' | 'persistence'>,
  { local, notices, queue }: Parts,
  signal?: AbortSignal,
): Promise<string | null> {
  const noticesBefore = notices.count;
  await queue.flush();
  const { base } = local;
  const isSaved = notices.count === noticesBefore && local.batch === null && !queue.isOffline;
  if (!base || base.lines.length === 0 || !isSaved || signal?.aborted) return null;
  if (!isCheckoutUrl(base.checkoutUrl)) {
    log('The checkout leads elsewhere:', base.checkoutUrl);
    return null;
  }
  persistence.writeCheckout(base.id);
  return base.checkoutUrl;
}
