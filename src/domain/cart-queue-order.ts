import type { Cart } from './cart';

/** A cart as this browser last heard it, with what had been done by then. */
export interface Snapshot {
  readonly cart: Cart | null;
  /** Grows with every answer that any tab takes over. */
  readonly sequence: number;
  /** When the store said so; epoch milliseconds. */
  readonly savedAt: number;
  /** What became of the latest intents, the youngest last. */
  readonly done: readonly Done[];
}

export interface Done {
  readonly id: string;
  /** Null when it was carried out. */
  readonly failure: { readonly code: string; readonly message: string | null } | null;
}

/** How many outcomes a snapshot tells. */
export const DONE_KEPT = 60;

/**
 * Whether an answer may replace the cart that is held. An answer about the same cart that the store
 * stamped earlier is old news, however late it comes in.
 */
export const isNewer = (answer: Cart, held: Cart | null): boolean =>
  held === null ||
  held.id !== answer.id ||
  Date.parse(answer.updatedAt) >= Date.parse(held.updatedAt);

/** Whether another tab's snapshot may replace what this tab holds. */
export function isNewerSnapshot(
  theirs: Snapshot,
  mine: Pick<Snapshot, 'cart' | 'sequence'>,
): boolean {
  if (theirs.sequence <= mine.sequence) return false;
  return theirs.cart === null || isNewer(theirs.cart, mine.cart);
}
