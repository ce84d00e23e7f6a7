import { useLayoutEffect, useRef, type RefObject } from 'react';

const MAIN = 'content';

/** Gives the focus to an element without moving the page. @returns whether it took it */
const take = (element: HTMLElement | null): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
};

/**
 * For parts that disappear while they have the focus, such as an answered notice: the focus returns
 * to the element that had it before, or, if that is gone too, to the main element. Only for parts
 * that are never in a page's HTML.
 */
export function useFocusReturn<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let before: HTMLElement | null = null;
    const note = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        before = relatedTarget;
      }
    };
    element.addEventListener('focusin', note);
    return () => {
      element.removeEventListener('focusin', note);
      if (!element.contains(document.activeElement)) return;
      if (before?.isConnected && take(before)) return;
      take(document.getElementById(MAIN));
    };
  }, []);
  return ref;
}
