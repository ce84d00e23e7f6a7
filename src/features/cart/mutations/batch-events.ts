import type { Cart } from '~/src/domain/commerce/cart';
import {
  displayOf,
  keyOf,
  lineKey,
  type LineCount,
  type LineKey,
  type Plan,
  type QueuedIntent,
} from '../queue/intents';
import { isCarried } from '../queue/recovery';
import { quantityOf, type Step } from '../queue/next-mutation';
import type { Done } from '../queue/snapshot';
import { resolve, targetsOf, touches, type Seed } from '../queue/targets';
import { projectCart, type CartViewLine } from '../queue/optimistic-cart';
import type { StoreKey } from '~/src/config/locales';
import type { CartEvent } from '../types';
import type { Cap } from './reconcile';

/** Counts before the shopper's own intents: those of a cart that came back are no news. */
function startCounts(plan: Plan): ReadonlyMap<LineKey, number> {
  const counted = (list: readonly LineCount[]): [LineKey, number][] =>
    list.map(count => [lineKey(count), count.quantity]);
  const carried = resolve(plan.from, plan.items.filter(isCarried));
  return new Map([...counted(plan.from), ...counted([...carried.values()])]);
}

/** What a finished plan has added to and removed from the cart; a change of plan is neither. */
export function eventsOf(
  store: StoreKey,
  plan: Plan,
  before: Cart | null,
  after: Cart | null,
): CartEvent[] {
  const start = startCounts(plan);
  const looks = new Map(before?.lines.map(line => [keyOf(line), line]));
  const from: Seed[] = plan.from.map(count => {
    const line = looks.get(lineKey(count));
    return { ...count, display: line ? displayOf(line) : null };
  });
  const targets = targetsOf({ ...plan, from });
  const moved = new Set(
    [...targets.values()].flatMap(({ key, movedFrom }) => (movedFrom ? [key, movedFrom] : [])),
  );
  const shown = projectCart({ base: after, plan: null, items: [] }).lines;
  return [...targets.keys()].flatMap<CartEvent>(key => {
    const difference = quantityOf(after, key) - (start.get(key) ?? 0);
    const line: CartViewLine | undefined = shown.find(candidate => candidate.key === key);
    const told = line ?? looks.get(key);
    if (difference === 0 || moved.has(key) || !told) return [];
    const type = difference > 0 ? 'added' : 'removed';
    return [{ type, store, line: told, quantity: Math.abs(difference) }];
  });
}

/** Outcomes in which an intent that brought nothing, for want of stock, counts as failed. */
export function withCaps(done: readonly Done[], plan: Plan, caps: readonly Cap[]): Done[] {
  const start = startCounts(plan);
  const idle = caps.filter(({ key, quantity }) => quantity <= (start.get(key) ?? 0));
  return done.map(entry => {
    const item = plan.items.find(({ id }) => id === entry.id);
    const cap = item && idle.find(({ key }) => touches(plan, item, key));
    if (entry.failure || !cap) return entry;
    const code = cap.quantity === 0 ? 'soldOut' : 'stockLimited';
    return { id: entry.id, failure: { code, message: cap.message } };
  });
}

/** The intents of a plan that a refused step was about; all where none can be told. */
export function culpritsOf(plan: Plan, step: Step): readonly QueuedIntent[] {
  const found = plan.items.filter(item =>
    step.kind === 'field'
      ? item.intent.kind === 'fields' && item.intent.fields[step.field] !== undefined
      : step.keys.some(key => touches(plan, item, key)),
  );
  return found.length > 0 ? found : plan.items;
}
