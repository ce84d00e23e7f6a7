import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  formatSearchAddress,
  parseSearchAddress,
  WHOLE_SHOP,
  type SearchAddress,
} from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';

/** Browsers limit how often a page may change its URL, so typing updates it at this interval, in ms. */
const WRITE_EVERY_MS = 350;

export interface AddressControl {
  /** False until hydration: the HTML is the same for every query. */
  readonly isKnown: boolean;
  readonly address: SearchAddress;
  /** The current query of the URL, or the one about to be written. */
  readonly search: string;
  /** Changes the state without a navigation, because Gatsby would announce it and scroll. */
  readonly change: (address: SearchAddress) => void;
}

/**
 * The state of a search, kept in the query of the page's address. `entry` differs for every entry
 * of the browser's history.
 */
export const useSearchAddress = (entry: string, facets: readonly SearchFacet[]): AddressControl => {
  const [search, setSearch] = useState<string | null>(null);
  const writtenAt = useRef(0);

  // Before the browser paints, so that a page opened inside the shop never shows other products first.
  useLayoutEffect(() => setSearch(window.location.search), [entry]);

  useEffect(() => {
    if (search === null || search === window.location.search) return;
    const write = (): void => {
      writtenAt.current = performance.now();
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    };
    const wait = writtenAt.current + WRITE_EVERY_MS - performance.now();
    const timer = setTimeout(write, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [search, entry]);

  const address = useMemo(
    () => (search === null ? WHOLE_SHOP : parseSearchAddress(search, facets)),
    [search, facets],
  );
  const change = useCallback(
    (next: SearchAddress): void =>
      setSearch(before => formatSearchAddress(before ?? '', next, facets)),
    [facets],
  );
  return { isKnown: search !== null, address, search: search ?? '', change };
};
