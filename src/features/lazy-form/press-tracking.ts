const RELEASE_EVENTS = ['mouseup', 'dragend'] as const;

let isPressed = false;
let isTracking = false;

/** Tracks presses from here on, of mouse and touch: a tap fires mouse events too. */
export const trackPresses = (): void => {
  if (isTracking) return;
  isTracking = true;
  window.addEventListener('mousedown', () => void (isPressed = true), { capture: true });
  for (const end of RELEASE_EVENTS) {
    window.addEventListener(end, () => void (isPressed = false), { capture: true });
  }
};

/**
 * Resolves once no button or finger is down. If an element moves during a press, its click is lost. So a
 * message about a field that lost focus through a press waits until the click.
 */
export const afterRelease = (): Promise<void> =>
  new Promise(resolve => {
    if (!isPressed) return resolve();
    const ended = new AbortController();
    const end = (): void => {
      ended.abort();
      // The click follows the release at once.
      setTimeout(resolve);
    };
    for (const type of RELEASE_EVENTS) window.addEventListener(type, end, { signal: ended.signal });
  });
