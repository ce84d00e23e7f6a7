import type { Cart } from '~/src/domain/commerce/cart';
import {
  displayOf,
  keyOf,
  lineKey,
  type LineCount,
  type LineKey,
  type Batch,
  type QueuedIntent,
} from '../queue/intents';
import { isRecovered } from '../queue/recovery';
import { quantityOf, type Mutation } from '../queue/next-mutation';
import type { IntentResult } from '../queue/snapshot';
import { resolve, targetsOf, touches, type InitialLine } from '../queue/targets';
import { optimisticCart, type CartViewLine } from '../queue/optimistic-cart';
import type { StoreKey } from '~/src/config/locales';
import type { CartEvent } from '../types';
import type { Cap } from './reconcile';

/** Comes before the shopper's own intents: lines restored from a lost cart count as present. */
function startCounts(batch: Batch): ReadonlyMap<LineKey, number> {
  const counted = (list: readonly LineCount[]): [LineKey, number][] =>
    list.map(count => [lineKey(count), count.quantity]);
  const recovered = resolve(batch.from, batch.items.filter(isRecovered));
  return new Map([...counted(batch.from), ...counted([...recovered.values()])]);
}

/** What a finished batch has added to and removed from the cart; a change of plan is neither. */
export function batchEvents(
  store: StoreKey,
  batch: Batch,
  before: Cart | null,
  after: Cart | null,
): CartEvent[] {
  const start = startCounts(batch);
  const linesBefore = new Map(before?.lines.map(line => [keyOf(line), line]));
  const from: InitialLine[] = batch.from.map(count => {
    const line = linesBefore.get(lineKey(count));
    return { ...count, display: line ? displayOf(line) : null };
  });
  const targets = targetsOf({ ...batch, from });
  const moved = new Set(
    [...targets.values()].flatMap(({ key, movedFrom }) => (movedFrom ? [key, movedFrom] : [])),
  );
  const shown = optimisticCart({ base: after, batch: null, items: [] }).lines;
  return [...targets.keys()].flatMap<CartEvent>(key => {
    const difference = quantityOf(after, key) - (start.get(key) ?? 0);
    const line: CartViewLine | undefined = shown.find(candidate => candidate.key === key);
    const eventLine = line ?? linesBefore.get(key);
    if (difference === 0 || moved.has(key) || !eventLine) return [];
    const type = difference > 0 ? 'added' : 'removed';
    return [{ type, store, line: eventLine, quantity: Math.abs(difference) }];
  });
}

/** Outcomes in which an intent without effect, for lack of stock, counts as failed. */
export function withStockFailures(
  done: readonly IntentResult[],
  batch: Batch,
  caps: readonly Cap[],
): IntentResult[] {
  const start = startCounts(batch);
  const idle = caps.filter(({ key, quantity }) => quantity <= (start.get(key) ?? 0));
  return done.map(entry => {
    const item = batch.items.find(({ id }) => id === entry.id);
    const cap = item && idle.find(({ key }) => touches(batch, item, key));
    if (entry.failure || !cap) return entry;
    const code = cap.quantity === 0 ? 'soldOut' : 'stockLimited';
    return { id: entry.id, failure: { code, message: cap.message } };
  });
}

/** The intents of a batch that a refused mutation concerned; all of them if that is unknown. */
export function refusedIntents(batch: Batch, mutation: Mutation): readonly QueuedIntent[] {
  const found = batch.items.filter(item =>
    mutation.kind === 'field'
      ? item.intent.kind === 'fields' && item.intent.fields[mutation.field] !== undefined
      : mutation.keys.some(key => touches(batch, item, key)),
  );
  return found.length > 0 ? found : batch.items;
}
