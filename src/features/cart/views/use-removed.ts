import { useState } from 'react';
import { displayOf, specOf } from '../../../domain/cart-queue';
import type { CartViewLine } from '../types';
import { useCartActions } from '../use-cart';

/** What was just taken out, and where it stood. */
export interface Removed {
  readonly lines: readonly CartViewLine[];
  readonly at: number;
}

export interface Removal {
  /** Null when there is nothing to undo, or the line is back. */
  readonly removed: Removed | null;
  /** Takes a line out, or asks for another count. */
  readonly setQuantity: (line: CartViewLine, quantity: number) => void;
  readonly empty: () => void;
  readonly undo: () => void;
}

/** Lines can be taken out at once, because they can be brought back. */
export function useRemoved(lines: readonly CartViewLine[]): Removal {
  const actions = useCartActions();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const isBack = lines.some(({ key }) => removed?.lines.some(line => line.key === key));
  return {
    removed: isBack ? null : removed,
    setQuantity: (line, quantity) => {
      if (quantity > 0) return actions.setQuantity(line.key, quantity);
      setRemoved({ lines: [line], at: lines.indexOf(line) });
      actions.remove(line.key);
    },
    empty: () => {
      setRemoved({ lines, at: 0 });
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
    },
  };
}
