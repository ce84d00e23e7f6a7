import { LOAD_ERROR_NOTICE } from '~/src/config/element-ids';
import { noteEarlyInput } from './early-notes';
import { afterFirstPaint } from './first-paint';
import { scriptLoader } from './load-scripts';

/**
 * Starts the page's scripts behind its first picture, so that neither waits for the other: once that is
 * painted and what waited for it is drawn, at the first press or scroll, or after two seconds. When they
 * do not come, or the page does not answer within 20 seconds, the page's notice says so, and buttons that
 * send a form without an address of its own are unavailable until the page does answer.
 * @param sources the scripts in their order, separated by spaces; none where the page has its own
 * @param early kinds of events that are written down until React listens
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
