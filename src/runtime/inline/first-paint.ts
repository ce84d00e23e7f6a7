const LARGEST_PAINT = 'largest-contentful-paint';
/** How long a browser that reports paints may take to report the picture that has come. */
const REPORT_MS = 400;

/**
 * Calls back once the browser reports that it has painted the large picture, or anything where there is
 * none; where it reports no such thing, two frames after the picture came. May call more than once.
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
  // Some privacy tools block the observer by a getter that throws.
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
    // Then the picture itself says when it has come.
  }
  if (picture && !picture.complete) {
    picture.addEventListener('load', came);
    picture.addEventListener('error', came);
  } else came();
};
