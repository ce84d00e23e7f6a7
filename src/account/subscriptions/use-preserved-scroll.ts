import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position when an action opens or closes: Gatsby scrolls to the top on every
 * change of path, after this effect and before the microtask.
 */
export const usePreservedScroll = (action: string | null): void => {
  const before = useRef(action);
  useLayoutEffect(() => {
    if (before.current === action) return;
    before.current = action;
    const top = window.scrollY;
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [action]);
};
