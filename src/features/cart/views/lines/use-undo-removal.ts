import { useState } from 'react';
import { displayOf, specOf } from '~/src/features/cart/queue/intents';
import type { CartViewLine } from '~/src/features/cart/types';
import { useCartActions } from '~/src/features/cart/state/use-cart';

/** A removed line and its position. */
export interface RemovedLines {
  readonly lines: readonly CartViewLine[];
  readonly at: number;
}

export interface Removal {
  /** The lines in the order in which they are shown: a line that was put back keeps its place. */
  readonly lines: readonly CartViewLine[];
  /** Null when there is nothing to undo, or the line is back. */
  readonly removed: RemovedLines | null;
  /** The key of the line that came back last. */
  readonly returned: string | null;
  /** One more or one less of a line; one less than one removes it. */
  readonly step: (line: CartViewLine, by: 1 | -1) => void;
  /** Removes a line, or sets another quantity. */
  readonly setQuantity: (line: CartViewLine, quantity: number) => void;
  readonly empty: () => void;
  readonly undo: () => void;
}

/** The lines with those of a known order in that order; all others stay where they are. */
function inOrder(
  lines: readonly CartViewLine[],
  order: readonly string[],
): readonly CartViewLine[] {
  const place = new Map(order.map((key, at) => [key, at]));
  const known = lines
    .filter(({ key }) => place.has(key))
    .sort((one, other) => (place.get(one.key) ?? 0) - (place.get(other.key) ?? 0));
  return lines.map(line => (place.has(line.key) ? (known.shift() ?? line) : line));
}

/** Lines are removed without a question, because they can be restored. */
export function useUndoRemoval(stored: readonly CartViewLine[]): Removal {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<RemovedLines | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  const lines = inOrder(stored, order);
  const takeOut = (taken: readonly CartViewLine[], at: number): void => {
    setRemoved({ lines: taken, at });
    setOrder(lines.map(({ key }) => key));
    setReturned(null);
  };
  // It was undone, or the store rejected the removal.
  const lineBack = lines.find(({ key }) => removed?.lines.some(line => line.key === key));
  return {
    lines,
    removed: lineBack ? null : removed,
    returned: lineBack?.key ?? returned,
    step: (line, by) => {
      if (line.quantity + by <= 0) takeOut([line], lines.indexOf(line));
      if (by > 0) actions.increment(line.key);
      else actions.decrement(line.key);
    },
    setQuantity: (line, quantity) => {
      if (quantity > 0) return actions.setQuantity(line.key, quantity);
      takeOut([line], lines.indexOf(line));
      actions.remove(line.key);
    },
    empty: () => {
      takeOut(lines, 0);
      actions.empty();
    },
    undo: () => {
      if (!removed) return;
      const back = removed.lines.map(line => ({
        input: { ...specOf(line), quantity: line.quantity },
        display: displayOf(line),
      }));
      actions.addInView(back);
      setRemoved(null);
      setReturned(removed.lines[0]?.key ?? null);
    },
  };
}
