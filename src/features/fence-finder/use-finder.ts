import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FenceFinder } from '~/src/domain/content/fence-finder';
import { readFinderAddress, writeFinderAddress, type FinderState } from './finder-address';

export interface FinderControl {
  readonly state: FinderState;
  /** Where the last change led; null until there was one. */
  readonly direction: 'forward' | 'back' | null;
  /** The query that shows another state. */
  readonly queryOf: (state: FinderState) => string;
}

/**
 * The state of the finder, which is the query of the page's address: the browser's Back works, and
 * a link can be shared. The HTML is the same for every query, so it is read after hydration.
 */
export const useFinder = (finder: FenceFinder, search: string): FinderControl => {
  const [query, setQuery] = useState('');
  const [direction, setDirection] = useState<FinderControl['direction']>(null);
  const shown = useRef<number | null>(null);
  const state = useMemo(() => readFinderAddress(query, finder), [query, finder]);

  // Before the browser paints, so that a shared link does not show the first question for long.
  useLayoutEffect(() => {
    const { step } = readFinderAddress(search, finder);
    if (shown.current !== null && shown.current !== step) {
      setDirection(step > shown.current ? 'forward' : 'back');
    }
    shown.current = step;
    setQuery(search);
  }, [search, finder]);

  return { state, direction, queryOf: next => writeFinderAddress(query, finder, next) };
};
