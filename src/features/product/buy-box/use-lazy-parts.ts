import { useEffect, useState } from 'react';
import { whenFirstUsed } from '~/src/ui/timing/when-used';
import type * as parts from './buy-box-parts';

/** Parts of the buy box that few shoppers need; null until needed and loaded. */
export type LazyParts = typeof parts | null;

/**
 * Loads the parts about terms, dates and dealers, once there is something to show: at once, or once
 * the visitor uses the page, so that a plan which is selected from the start adds nothing to it.
 */
export const useLazyParts = (need: 'now' | 'onceUsed' | null): LazyParts => {
  const [parts, setParts] = useState<LazyParts>(null);
  useEffect(() => {
    const firstUse = whenFirstUsed();
    if (need === null) return;
    let isWanted = true;
    const ready = need === 'now' ? Promise.resolve() : firstUse;
    ready
      .then(() => import('./buy-box-parts'))
      .then(
        loaded => {
          if (isWanted) setParts(loaded);
        },
        // Without its code the buy box still works: the cart shows every plan.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [need]);
  return parts;
};
