import type { Cart } from '~/src/domain/commerce/cart';

/** The last cart that this browser received, and the sequence of changes in it. */
export interface Snapshot {
  readonly cart: Cart | null;
  /** Incremented with every reply that any tab accepts. */
  readonly sequence: number;
  /** When the store confirmed it; epoch milliseconds. */
  readonly savedAt: number;
  /** The results of the latest intents, newest last. */
  readonly done: readonly IntentResult[];
}

export interface IntentResult {
  readonly id: string;
  /** Null if it succeeded. */
  readonly failure: { readonly code: string; readonly message: string | null } | null;
}

/** How many results a snapshot keeps. */
export const RESULTS_KEPT = 60;

/** When the store last changed a cart; null if its date is invalid or in the future. */
function changedAt({ updatedAt }: Cart, now: number): number | null {
  const at = Date.parse(updatedAt);
  return at <= now ? at : null;
}

/**
 * Whether a reply may replace the current cart. A reply with an earlier `updatedAt` of the same cart is
 * outdated, however late it arrives. If one of the dates cannot be trusted, the later reply wins:
 * otherwise a single bad date would block all that follow.
 * @param now epoch milliseconds
 */
export function isNewer(answer: Cart, current: Cart | null, now: number): boolean {
  if (current === null || current.id !== answer.id) return true;
  const [theirs, ours] = [changedAt(answer, now), changedAt(current, now)];
  return theirs === null || ours === null || theirs >= ours;
}

/**
 * Whether another tab's snapshot may replace what this tab has.
 * @param now epoch milliseconds
 */
export function isNewerSnapshot(
  theirs: Snapshot,
  mine: Pick<Snapshot, 'cart' | 'sequence'>,
  now: number,
): boolean {
  if (theirs.sequence <= mine.sequence) return false;
  return theirs.cart === null || isNewer(theirs.cart, mine.cart, now);
}
