import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  formatSearchAddress,
  parseSearchAddress,
  WHOLE_SHOP,
  type SearchAddress,
} from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';

/** Browsers refuse an address that changes with every key, so it waits this long in between, in ms. */
const WRITE_EVERY_MS = 350;

export interface AddressControl {
  /** False until hydration: the HTML is the same for every query. */
  readonly isKnown: boolean;
  readonly address: SearchAddress;
  /** The query of the address, as it is or is about to be. */
  readonly search: string;
  /** Goes to another state in place: a Gatsby navigation would announce and scroll. */
  readonly change: (address: SearchAddress) => void;
}

/**
 * The state of a search, kept in the query of the page's address. `entry` differs for every entry
 * of the browser's history.
 */
export const useSearchAddress = (entry: string, facets: readonly SearchFacet[]): AddressControl => {
  const [search, setSearch] = useState<string | null>(null);
  const writtenAt = useRef(0);

  // Before the browser paints: a page that is opened inside the shop shows no products but those asked for.
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
