// Nothing of a visit waits for it, and a first page needs its line and its processor for itself.
const QUIET_MS = 3000;

// Not every browser has the former.
const whenIdle = (task: () => void): unknown =>
  (window.requestIdleCallback ?? window.setTimeout)(task);

/** Loads and registers the service worker some time after the page has. */
export const startServiceWorkerLate = (): void => {
  const start = (): void => {
    setTimeout(() => {
      whenIdle(() => {
        // Without it the shop works as it did.
        void import('./register').then(({ register }) => register()).catch(() => undefined);
      });
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
