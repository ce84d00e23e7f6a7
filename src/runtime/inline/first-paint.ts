const LARGEST_PAINT = 'largest-contentful-paint';
/** How long a browser that reports paints may take to report the loaded picture. */
const REPORT_MS = 400;

/**
 * Calls back when the browser reports that it has painted the large picture, or anything if there
 * is none; without such reports, two frames after the picture has loaded. May call more than once.
 */
export const afterFirstPaint = (done: () => void): void => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  let reports: boolean | undefined;
  const came = (): void => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        setTimeout(done, reports ? REPORT_MS : 0);
      });
    });
  };
  // Some privacy tools block the observer with a getter that throws.
  try {
    reports = PerformanceObserver.supportedEntryTypes.indexOf(LARGEST_PAINT) >= 0;
    if (reports) {
      new PerformanceObserver(list => {
        list.getEntries().forEach(entry => {
          const painted = (entry as LargestContentfulPaint).element;
          if (!picture || (painted && painted.getAttribute('fetchpriority'))) done();
        });
      }).observe({ type: LARGEST_PAINT, buffered: true });
    }
  } catch {
    // Then the picture's own load event has to do.
  }
  if (picture && !picture.complete) {
    picture.addEventListener('load', came);
    picture.addEventListener('error', came);
  } else came();
};
