import type { Cart } from '../../../domain/cart';
import { isCarried } from '../../../domain/cart-queue-carry';
import { keyOf, type LineKey, type Plan, type QueuedIntent } from '../../../domain/cart-queue';
import type { CartNotice, NoticeCode } from '../types';
import type { Cap } from './converge';

type Raise = (
  code: NoticeCode,
  more?: Partial<Pick<CartNotice, 'message' | 'titles' | 'quantity'>>,
) => void;

/** Holds the one notice that is shown. */
export class Notices {
  current: CartNotice | null = null;
  /** How many there have been; tells whether something went wrong meanwhile. */
  count = 0;

  readonly raise: Raise = (code, { message = null, titles = [], quantity = null } = {}) => {
    this.count += 1;
    this.current = { id: this.count, code, message, titles, quantity };
  };

  dismiss(): void {
    this.current = null;
  }
}

/** The names of products, from whatever still knows them. */
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

/** Says that the store has fewer than was asked for. */
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

/** Says what the store refused; lines of an earlier cart were dropped, not refused. */
export function raiseRefused(
  notices: Notices,
  culprits: readonly QueuedIntent[],
  message: string | null,
  titles: string[],
): void {
  const isOwn = culprits.some(item => !isCarried(item));
  notices.raise(isOwn ? 'refused' : 'linesDropped', { message, titles });
}

/** The names of lines that a cart has lost without anybody asking. */
export function lostTitles(before: Cart | null, now: Cart, plan: Plan | null): string[] {
  if (before?.id !== now.id || plan) return [];
  const kept = new Set(now.lines.map(keyOf));
  return before.lines
    .filter(line => !kept.has(keyOf(line)))
    .map(line => line.merchandise.product.title);
}
