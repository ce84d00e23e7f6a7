// Nothing of a visit waits for it, and a first page needs its line and its processor for itself.
const QUIET_MS = 3000;

// Not every browser has the former.
const whenIdle = (task: () => void): unknown =>
  (window.requestIdleCallback ?? window.setTimeout)(task);

/** Registers the service worker and the like, some time after the page has loaded. */
export const scheduleDeferredTasks = (): void => {
  const start = (): void => {
    setTimeout(() => {
      whenIdle(() => {
        // Without it the shop works as it did.
        void import('./deferred-tasks')
          .then(({ runDeferredTasks }) => runDeferredTasks())
          .catch(() => undefined);
      });
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
