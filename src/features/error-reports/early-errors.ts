/** The number of errors kept before they can be reported. */
export const MAX_QUEUED_ERRORS = 20;

const queue: unknown[] = [];
let onFirstError: (() => void) | null = null;

const record = (event: ErrorEvent | PromiseRejectionEvent): void => {
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
  if (queue.length < MAX_QUEUED_ERRORS) queue.push(error);
  onFirstError?.();
};

/** Records the errors of the page from now on, until the reporter takes over. */
export const watchErrors = (): void => {
  window.addEventListener('error', record);
  window.addEventListener('unhandledrejection', record);
};

/** Once an error has been seen. */
export const whenErrorSeen = (): Promise<void> =>
  new Promise(resolve => {
    if (queue.length > 0) resolve();
    else onFirstError = resolve;
  });

/** Passes the errors kept so far, and those to come, to a listener. */
export const drainErrors = (): readonly unknown[] => {
  window.removeEventListener('error', record);
  window.removeEventListener('unhandledrejection', record);
  return queue.splice(0);
};
