import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { LazySearch } from '../engine/lazy-search';

interface ShownPage {
  /** False until the URL has been read. */
  readonly isKnown: boolean;
  /** The number of the page that the URL asks for. */
  readonly number: number;
  /** Whether products of the search are shown. */
  readonly isFound: boolean;
}

/** Another page of results scrolls to its top and focuses it; the first one opened does not. */
export const useFocusOnPageChange = (
  results: RefObject<HTMLElement>,
  { isKnown, number, isFound }: ShownPage,
): void => {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!isKnown || shown.current === number) return;
    if (shown.current !== null) {
      if (!isFound) return;
      results.current?.focus({ preventScroll: true });
    }
    shown.current = number;
  }, [results, isKnown, number, isFound]);
};

/** Restores the scroll position of a history entry, once its products are found. */
export const useScrollRestoration = (code: LazySearch | null, isFound: boolean): void =>
  useLayoutEffect(() => {
    if (!isFound || !code) return;
    const place = code.trackScrollPosition();
    place.restore();
    return place.leave;
  }, [isFound, code]);
