import { useEffect, useState } from 'react';
import type * as parts from './buy-box-parts';

/** Parts of the buy box that few shoppers need; null until needed and loaded. */
export type LazyParts = typeof parts | null;

/** Loads the parts about terms, dates and dealers, once there is something to show. */
export const useLazyParts = (isNeeded: boolean): LazyParts => {
  const [parts, setParts] = useState<LazyParts>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    import('./buy-box-parts').then(
      loaded => {
        if (isWanted) setParts(loaded);
      },
      // Without its code the buy box still works: the cart shows every plan.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return parts;
};
