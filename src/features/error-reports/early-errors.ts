/** As many as are kept before they can be reported. */
export const MOST_KEPT = 20;

const kept: unknown[] = [];
let wake: (() => void) | null = null;

const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
  if (kept.length < MOST_KEPT) kept.push(error);
  wake?.();
};

/** Keeps the errors of the page from now on, until somebody takes over. */
export const watchErrors = (): void => {
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
};

/** Once an error has been seen. */
export const whenErrorSeen = (): Promise<void> =>
  new Promise(resolve => {
    if (kept.length > 0) resolve();
    else wake = resolve;
  });

/** The errors kept so far, for who watches from now on. */
export const takeOverErrors = (): readonly unknown[] => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  return kept.splice(0);
};
