const ENDS = ['mouseup', 'dragend'] as const;

let isDown = false;
let isWatched = false;

/** Notices presses from here on, of a mouse and of a finger: a tap makes mouse events too. */
export const watchPresses = (): void => {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener('mousedown', () => void (isDown = true), { capture: true });
  for (const end of ENDS) {
    window.addEventListener(end, () => void (isDown = false), { capture: true });
  }
};

/**
 * Once nothing is pressed. What moves under a press takes the click away from what was pressed, so a
 * message about a field that a press has left waits until that click was heard.
 */
export const whenReleased = (): Promise<void> =>
  new Promise(resolve => {
    if (!isDown) return resolve();
    const ended = new AbortController();
    const end = (): void => {
      ended.abort();
      // The click comes right behind the release.
      setTimeout(resolve);
    };
    for (const type of ENDS) window.addEventListener(type, end, { signal: ended.signal });
  });
