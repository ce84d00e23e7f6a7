import { sessionStore } from '../storage';

/** The key of the history entry; empty for the first page of a visit. */
const entryKey = (): string => {
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : '';
  return typeof key === 'string' ? key : '';
};

const isHistoryNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(entry => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

/**
 * The scroll position in results that only the browser knows. Gatsby restores it too, but before
 * these results are there, when the page may be too short.
 */
export const trackScrollPosition = (): {
  readonly restore: () => void;
  readonly leave: () => void;
} => {
  const entry = entryKey();
  const key = `collection_scroll|${window.location.pathname}|${entry}`;
  // The next page may have scrolled the window before this one is unmounted.
  let top = window.scrollY;
  const note = (): void => {
    top = window.scrollY;
  };
  const save = (): void => void sessionStore.set(key, String(Math.round(top)));
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', save);
  return {
    restore: () => {
      const kept = Number(sessionStore.get(key) ?? 0);
      const isBack = entry !== '' || isHistoryNavigation();
      if (kept > 0 && isBack) window.scrollTo({ top: kept, behavior: 'instant' });
    },
    leave: () => {
      save();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
    },
  };
};
