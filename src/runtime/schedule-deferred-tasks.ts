// No page waits for these tasks, and a first page needs its connection and processor for itself.
const QUIET_MS = 3000;

// Not every browser supports the former.
const whenIdle = (task: () => void): unknown =>
  (window.requestIdleCallback ?? window.setTimeout)(task);

/**
 * Runs the deferred tasks, such as registering the service worker, some time after the page has
 * loaded.
 */
export const scheduleDeferredTasks = (): void => {
  const start = (): void => {
    setTimeout(() => {
      whenIdle(() => {
        // The shop works without them.
        void import('./deferred-tasks')
          .then(({ runDeferredTasks }) => runDeferredTasks())
          .catch(() => undefined);
      });
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
