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
  /** Null when there is nothing to undo, or the line is back. */
  readonly removed: RemovedLines | null;
  /** The key of the line restored last. */
  readonly returned: string | null;
  /** One more or one less of a line; one less than one removes it. */
  readonly step: (line: CartViewLine, by: 1 | -1) => void;
  /** Removes a line, or sets another quantity. */
  readonly setQuantity: (line: CartViewLine, quantity: number) => void;
  readonly empty: () => void;
  readonly undo: () => void;
}

/** Lines are removed without a question, because they can be restored. */
export function useUndoRemoval(lines: readonly CartViewLine[]): Removal {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<RemovedLines | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const takeOut = (taken: readonly CartViewLine[], at: number): void => {
    setRemoved({ lines: taken, at });
    setReturned(null);
  };
  const isBack = lines.some(({ key }) => removed?.lines.some(line => line.key === key));
  return {
    removed: isBack ? null : removed,
    returned,
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
