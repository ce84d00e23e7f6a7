import type { Cart } from '~/src/domain/commerce/cart';
import {
  displayOf,
  keyOf,
  lineKey,
  type Intent,
  type LineCount,
  type Batch,
  type QueuedIntent,
} from './intents';

const RECOVERED = 'recovered:';

/** Whether an intent only brings back what an earlier cart had. */
export const isRecovered = ({ id }: QueuedIntent): boolean => id.startsWith(RECOVERED);

/** Intents that create a new cart from a lost one: one per line, so that one may fail alone. */
function recoverLines(gone: Cart | null, from: readonly LineCount[], at: number): QueuedIntent[] {
  const displays = new Map(gone?.lines.map(line => [keyOf(line), displayOf(line)]));
  const intents: Intent[] = from.map(count => ({
    kind: 'add',
    lines: [{ input: count, display: displays.get(lineKey(count)) ?? null }],
  }));
  if (gone && intents.length > 0) {
    const codes = gone.discountCodes.map(({ code }) => code);
    const fields = {
      ...(gone.note ? { note: gone.note } : {}),
      ...(gone.attributes.length > 0 ? { attributes: gone.attributes } : {}),
      ...(codes.length > 0 ? { discountCodes: codes } : {}),
    };
    intents.unshift({ kind: 'fields', fields });
  }
  return intents.map((intent, index) => ({ id: `${RECOVERED}${at}:${index}`, at, intent }));
}

/**
 * The batch for the cart after a lost one. If that was bought, only later adds count. Otherwise
 * every line is carried over, and later intents apply to them.
 */
export function batchAfterLoss(
  batch: Batch,
  gone: Cart | null,
  isBought: boolean,
  at: number,
): Batch {
  const own = batch.items.filter(item => !isRecovered(item));
  if (isBought) {
    const items = own.filter(({ intent }) => intent.kind === 'add');
    return { cartId: null, from: [], items, dropped: [] };
  }
  const earlier = batch.items.filter(isRecovered);
  const recovered = earlier.length > 0 ? earlier : recoverLines(gone, batch.from, at);
  return { cartId: null, from: [], items: [...recovered, ...own], dropped: [] };
}
