import { whenIdle } from '../ui/timing/when-idle';

const FLAG = 'firstView';
/**
 * A separate attribute that no style depends on: a change of the other one makes the browser
 * recalculate styles.
 */
const DRAWN = 'drawn';
const PARTS =
  '.below-fold, .module, .reading > *, article ~ .section, .footer-top, .footer-end, .tiles > li, .stories > li';

/** The number of elements that a slow phone can style and lay out in a short task. */
const BATCH = 60;

/**
 * Renders the rest of a page that was opened at its top, a few parts at a time, whenever the
 * browser is idle. `inline/first-view.mts` has marked such a page before anything was painted:
 * styles then skip what is below the screen until the visitor scrolls near it. The mark is empty
 * until the first picture is painted (`inline/start-page.ts`), then `near`; `data-drawn` is added
 * when everything is rendered.
 */
export const renderBelowFold = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  if (dataset[FLAG] === undefined) return;
  let room = 0;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const size = part.getElementsByTagName('*').length + 1;
    if (size > room) {
      await whenIdle();
      room = BATCH;
    }
    part.style.contentVisibility = 'visible';
    room -= size;
  }
  if (dataset[FLAG] !== undefined) dataset[DRAWN] = '';
};

/** On leaving: the next page, and this one when it is restored, need their true height at once. */
export const endFirstView = (): void => {
  for (const mark of [FLAG, DRAWN]) {
    Reflect.deleteProperty(document.documentElement.dataset, mark);
  }
};
