import { useCallback, useRef, useState } from 'react';
import { NO_REPLIES, type SearchReplies } from './engine/search-replies';
import type { LazySearch } from './engine/lazy-search';

export interface Search {
  readonly code: LazySearch | null;
  /** Loads the code; may be called more than once. */
  readonly load: () => void;
  readonly found: SearchReplies;
  readonly onFound: (found: Partial<SearchReplies>) => void;
  /** How often the shopper retried. */
  readonly attempt: number;
  readonly retry: () => void;
}

/** The code of a search, and its results. */
export const useSearch = (): Search => {
  const [code, setCode] = useState<LazySearch | null>(null);
  const [found, setFound] = useState(NO_REPLIES);
  const [attempt, setAttempt] = useState(0);
  const isAsked = useRef(false);

  const onFound = useCallback(
    (part: Partial<SearchReplies>): void => setFound(before => ({ ...before, ...part })),
    [],
  );
  const load = useCallback((): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./engine/lazy-search').then(
      ({ lazySearch }) => setCode(lazySearch),
      () => {
        isAsked.current = false;
        onFound({ status: 'failed' });
      },
    );
  }, [onFound]);
  const retry = useCallback((): void => {
    onFound({ status: 'waiting' });
    load();
    setAttempt(before => before + 1);
  }, [load, onFound]);
  return { code, load, found, onFound, attempt, retry };
};
