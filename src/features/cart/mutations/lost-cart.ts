import type { LocalCart } from '../storage/local-cart';
import type { EngineDeps } from '../ports';
import type { Batch } from '../queue/intents';
import { batchAfterLoss, isRecovered } from '../queue/recovery';
import type { IntentResult } from '../queue/snapshot';

/**
 * Prepares a new cart in place of one that the store no longer knows: an empty one after a purchase,
 * else one with the same lines.
 * @param report takes the intents that have nothing left to change
 */
export function replaceLostCart(
  { persistence, clock }: Pick<EngineDeps, 'persistence' | 'clock'>,
  local: LocalCart,
  batch: Batch,
  report: (results: readonly IntentResult[]) => void,
): void {
  // If checkout was opened and the cart no longer exists, it was purchased.
  const isBought = batch.cartId !== null && persistence.readCheckout() === batch.cartId;
  const next = batchAfterLoss(batch, local.base, isBought, clock.now());
  const kept = new Set(next.items);
  const obsolete = batch.items.filter(item => !kept.has(item) && !isRecovered(item));
  local.dropCart();
  if (isBought) persistence.writeCheckout(null);
  if (obsolete.length > 0) report(obsolete.map(({ id }) => ({ id, failure: null })));
  local.journal(next);
}
