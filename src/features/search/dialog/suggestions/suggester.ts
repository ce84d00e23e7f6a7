import type { Suggestions } from '~/src/gateways/algolia/suggest';
import type { Result } from '~/src/domain/data/result';

/** After how many ms a reply counts as slow: before the client tries another host (spec storefront §9). */
export const SLOW_MS = 600;

/**
 * How many requests are open at a time. More would wait in line at a browser or a service that is
 * slow, until the newest, the only one that counts, runs into its timeout.
 */
export const MOST_REQUESTS = 2;

export interface SuggesterState {
  /** The last query; empty if there was none. */
  readonly query: string;
  /** The last reply, kept while the next is pending. */
  readonly suggestions: Suggestions | null;
  readonly status: 'idle' | 'waiting' | 'slow' | 'ready' | 'failed';
}

export interface Suggester {
  readonly getState: () => SuggesterState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests suggestions without delay; an empty query clears them. */
  readonly ask: (query: string) => void;
  /** Repeats the last query. */
  readonly retry: () => void;
}

const IDLE: SuggesterState = { query: '', suggestions: null, status: 'idle' };

/**
 * Queries on every keystroke; while `MOST_REQUESTS` are open, only the newest query waits. A reply
 * to an older query never replaces a newer one.
 */
export const createSuggester = (
  suggest: (query: string) => Promise<Result<Suggestions>>,
): Suggester => {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let openRequests = 0;
  let isQueryWaiting = false;

  const show = (next: Partial<SuggesterState>): void => {
    state = { ...state, ...next };
    listeners.forEach(hear => hear());
  };

  const send = (query: string): void => {
    const own = turn;
    isQueryWaiting = openRequests >= MOST_REQUESTS;
    if (isQueryWaiting) return;
    openRequests += 1;
    void suggest(query).then(reply => {
      openRequests -= 1;
      if (isQueryWaiting) send(state.query);
      if (own !== turn) return;
      clearTimeout(timer);
      if (reply.ok) show({ suggestions: reply.value, status: 'ready' });
      else show({ suggestions: null, status: 'failed' });
    });
  };

  const run = (query: string): void => {
    turn += 1;
    isQueryWaiting = false;
    clearTimeout(timer);
    if (query === '') return show(IDLE);
    show({ query, status: 'waiting' });
    timer = setTimeout(() => show({ status: 'slow' }), SLOW_MS);
    send(query);
  };

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: query => {
      if (query !== state.query) run(query);
    },
    retry: () => run(state.query),
  };
};
