import { LOAD_ERROR_NOTICE } from '~/src/config/element-ids';
import { noteEarlyInput } from './early-notes';
import { afterFirstPaint } from './first-paint';
import { scriptLoader } from './load-scripts';

/**
 * Starts the page's scripts after its first picture, so that the two do not compete: once it is
 * painted, at the first press, key or scroll, or after two seconds. If they do not load, or the
 * page is not interactive within 20 seconds, the page shows a notice, and submit buttons of forms
 * without an action are unavailable until it is.
 * @param sources the scripts in order, separated by spaces; empty if the page refers to its own
 * @param early types of events to record until React listens
 */
export const startPage = (sources: string, early: readonly string[]): void => {
  const latestStartMs = 2000;
  let isStarted: boolean | undefined;
  let isAnswering: boolean | undefined;
  let isGivenUp: boolean | undefined;
  const view = document.documentElement.dataset;
  const near = (): void => {
    if (view.firstView === '') view.firstView = 'near';
  };
  const giveUp = (): void => {
    const notice = document.getElementById(LOAD_ERROR_NOTICE);
    if (isAnswering || !notice) return;
    isGivenUp = true;
    notice.removeAttribute('hidden');
    document
      .querySelectorAll<HTMLButtonElement>('button[aria-busy],form:not([action]) [type=submit]')
      .forEach(button => {
        button.removeAttribute('aria-busy');
        if (button.type === 'submit') button.setAttribute('aria-disabled', 'true');
      });
  };
  const loadAll = scriptLoader(giveUp);
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    near();
    loadAll(sources.split(' '));
  };
  noteEarlyInput(
    early,
    start,
    () => isGivenUp,
    () => {
      isAnswering = true;
    },
  );
  ['pointerdown', 'keydown', 'scroll'].forEach(kind => {
    document.addEventListener(kind, start, { capture: true, once: true, passive: true });
  });
  afterFirstPaint(() => {
    near();
    requestAnimationFrame(() => {
      setTimeout(start);
    });
  });
  setTimeout(start, latestStartMs);
};
