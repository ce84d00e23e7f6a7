/** Milliseconds after which the work starts without a frame: a hidden tab draws none. */
const LATEST_MS = 100;

/** Runs work once the browser has drawn what this event changed, so that a tap shows first. */
export const afterPaint = (work: () => void): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(start, LATEST_MS);
  // A task after the frame's callbacks; the next frame's callbacks would delay that frame as well.
  requestAnimationFrame(() => setTimeout(start));
};
