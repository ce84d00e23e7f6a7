import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { CollectionFilters, CollectionIndex } from '~/src/domain/collections/collection-index';
import { hasFilters } from './filter-params';
import type { SortOrder } from '~/src/domain/collections/collection-sort-orders';
import { useKeyedEffect } from '~/src/ui/timing/use-keyed-effect';
import type { lazyFilters } from './filters/lazy-filters';
import type { FilterSession, FilterView } from './filters/filter-session';

type LazyFilters = typeof lazyFilters;

interface Loaded {
  readonly code: LazyFilters;
  readonly session: FilterSession;
}

export interface Filters {
  readonly loaded: (Loaded & { readonly view: FilterView }) | null;
  /** The address has filters that are not loaded yet. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly load: () => void;
  /** True once: for results that the shopper returned to and has not scrolled yet. */
  readonly consumeScrollRestore: () => boolean;
}

// Kept across pages, so that going back shows the results at once.
const loadedIndexes = new Map<
  string,
  { readonly code: LazyFilters; readonly index: CollectionIndex }
>();

// A Gatsby navigation would announce and scroll; the address changes in place.
const showSearch = (search: string): void => {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
};

const noView = (): null => null;
const noSubscription = (): (() => void) => () => undefined;

/** The filters of a collection: their code and index load on demand, or when the address has some. */
export const useFilters = (filters: CollectionFilters | null, order: SortOrder): Filters => {
  const start = useCallback(
    (code: LazyFilters, index: CollectionIndex): Loaded => ({
      code,
      session: code.createFilterSession(index, {
        order,
        facetIds: filters?.facets.map(({ id }) => id) ?? [],
        search: window.location.search,
        cardFiles: code.cardFiles,
        showSearch,
      }),
    }),
    [filters, order],
  );
  const [loaded, setLoaded] = useState<Loaded | null>(() => {
    const found = loadedIndexes.get(filters?.file ?? '');
    return found ? start(found.code, found.index) : null;
  });
  const [state, setState] = useState<'idle' | 'awaited' | 'failed'>('idle');
  const isAsked = useRef(false);
  const canRestoreScroll = useRef(false);

  const load = useCallback((): void => {
    if (filters === null || isAsked.current) return;
    isAsked.current = true;
    setState(before => (before === 'failed' ? 'idle' : before));
    const read = async (): Promise<void> => {
      const { lazyFilters: code } = await import('./filters/lazy-filters');
      const reply = await code.fetchCollectionIndex(filters.file);
      if (!reply.ok) throw new Error(reply.error.message);
      loadedIndexes.set(filters.file, { code, index: reply.value });
      setLoaded(before => before ?? start(code, reply.value));
      setState('idle');
    };
    read().catch(() => {
      isAsked.current = false;
      setState('failed');
    });
  }, [filters, start]);

  // Only the way the page opened matters.
  useKeyedEffect('opening', () => {
    const { search } = window.location;
    if (
      !filters ||
      loaded ||
      !hasFilters(
        search,
        filters.facets.map(({ id }) => id),
      )
    )
      return;
    canRestoreScroll.current = true;
    setState('awaited');
    load();
    const stop = new AbortController();
    const close = (): void => void (canRestoreScroll.current = false);
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(type, close, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  });

  const consumeScrollRestore = useCallback((): boolean => {
    const canRestore = canRestoreScroll.current;
    canRestoreScroll.current = false;
    return canRestore;
  }, []);

  const view = useSyncExternalStore(
    loaded?.session.subscribe ?? noSubscription,
    loaded?.session.getView ?? noView,
    noView,
  );
  return {
    loaded: loaded && view && { ...loaded, view },
    isLoading: state === 'awaited',
    isFailed: state === 'failed' || view?.isFailed === true,
    load,
    consumeScrollRestore,
  };
};
