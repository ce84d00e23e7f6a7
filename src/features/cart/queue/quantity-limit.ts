import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import type { QueuedIntent } from './intents';
import { resolve, type InitialLine } from './targets';
import { lineKey } from './intents';

/** The intents that would take a line above `MAX_LINE_QUANTITY`, or to no valid number. */
export function intentsOverLimit(
  from: readonly InitialLine[],
  items: readonly QueuedIntent[],
): QueuedIntent[] {
  const kept: QueuedIntent[] = [];
  return items.filter(item => {
    const before = new Map(from.map(seed => [lineKey(seed), seed.quantity]));
    resolve(from, kept).forEach(({ key, quantity }) => before.set(key, quantity));
    const isTooMuch = [...resolve(from, [...kept, item]).values()].some(
      ({ key, quantity }) =>
        !(quantity <= MAX_LINE_QUANTITY) && quantity !== (before.get(key) ?? 0),
    );
    if (!isTooMuch) kept.push(item);
    return isTooMuch;
  });
}
