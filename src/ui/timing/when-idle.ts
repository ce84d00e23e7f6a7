/** The maximum wait for an idle browser, in ms. */
const MAX_WAIT_MS = 3000;

/** Once the page has loaded and the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    const rest = (): void => {
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
      } else setTimeout(resolve, 1);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
