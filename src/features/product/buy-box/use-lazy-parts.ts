import { useEffect, useState } from 'react';
import type * as parts from './buy-box-parts';

/** What few shoppers need of the buy box; null until it is needed and has loaded. */
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
      // Without its code the box sells as it is: the cart shows every plan.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return parts;
};
