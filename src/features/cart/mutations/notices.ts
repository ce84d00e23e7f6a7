import type { Cart } from '~/src/domain/commerce/cart';
import { isRecovered } from '../queue/recovery';
import type { StoreChanges } from './store-changes';
import { isBackground, keyOf, type LineKey, type QueuedIntent } from '../queue/intents';
import type { CartNotice, NoticeCode } from '../types';
import type { Cap } from './reconcile';

type Raise = (
  code: NoticeCode,
  more?: Partial<Pick<CartNotice, 'message' | 'titles' | 'quantity' | 'price'>>,
) => void;

/** Holds the one notice that is shown. */
export class Notices {
  current: CartNotice | null = null;
  /** The number of notices so far; shows whether something has gone wrong in the meantime. */
  count = 0;

  readonly raise: Raise = (code, more) => {
    this.count += 1;
    const nothing = { message: null, titles: [], quantity: null, price: null };
    this.current = { ...nothing, ...more, id: this.count, code };
  };

  dismiss(): void {
    this.current = null;
  }
}

/** The names of products, from any source that still has them. */
export function titlesOf(
  keys: readonly LineKey[],
  cart: Cart | null,
  items: readonly QueuedIntent[],
): string[] {
  const known = new Map<LineKey, string>();
  for (const { intent } of items) {
    if (intent.kind !== 'add') continue;
    for (const { input, display } of intent.lines) {
      if (display) known.set(input.merchandiseId, display.merchandise.product.title);
    }
  }
  for (const line of cart?.lines ?? []) {
    known.set(keyOf(line), line.merchandise.product.title);
    known.set(line.merchandise.id, line.merchandise.product.title);
  }
  const titles = keys.flatMap(
    key => known.get(key) ?? known.get(key.slice(0, key.indexOf('|'))) ?? [],
  );
  return [...new Set(titles)];
}

/** Says that the store has fewer than requested. */
export function raiseCaps(notices: Notices, caps: readonly Cap[], titles: string[]): void {
  const [first] = caps;
  if (!first) return;
  const isSoldOut = caps.every(({ quantity }) => quantity === 0);
  notices.raise(isSoldOut ? 'soldOut' : 'stockLimited', {
    message: first.message,
    titles,
    quantity: first.quantity,
  });
}

/** The notice about refused lines; lines of an earlier cart were dropped, not refused. */
export function raiseRefused(
  notices: Notices,
  culprits: readonly QueuedIntent[],
  message: string | null,
  titles: string[],
): void {
  if (culprits.every(isBackground)) return;
  const own = culprits.filter(item => !isRecovered(item));
  const code = failureCode(own) === 'planFailed' ? 'planFailed' : 'refused';
  notices.raise(own.length > 0 ? code : 'linesDropped', { message, titles });
}

/** The notice about failed intents; names their product if there is only one. */
export function failureCode(items: readonly QueuedIntent[]): NoticeCode {
  if (items.length > 0 && items.every(({ intent }) => intent.kind === 'plan')) return 'planFailed';
  const fields = items.flatMap(({ intent }) => (intent.kind === 'fields' ? [intent.fields] : []));
  if (fields.length < items.length) return 'notSaved';
  if (fields.some(({ note }) => note !== undefined)) return 'noteNotSaved';
  return fields.some(each => each.discountCodes !== undefined) ? 'codeNotChecked' : 'notSaved';
}

/**
 * The notice about changes that the store made by itself; only the most important change, because one notice is
 * shown.
 */
export function raiseStoreChanges(notices: Notices, changes: StoreChanges | null): void {
  if (!changes) return;
  const { lost, soldOut, reduced, repriced } = changes;
  if (lost.length > 0) return notices.raise('linesLost', { titles: lost });
  if (soldOut.length > 0) return notices.raise('nowSoldOut', { titles: soldOut });
  const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
  if (reduced.length > 0) {
    const quantity = reduced.length === 1 ? (reduced[0]?.quantity ?? null) : null;
    return notices.raise('quantityReduced', { titles: titles(reduced), quantity });
  }
  const [first, ...others] = repriced;
  const price = first && others.length === 0 ? { was: first.was, now: first.now } : null;
  notices.raise('priceChanged', { titles: titles(repriced), price });
}
