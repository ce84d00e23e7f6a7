import { whenIdle } from '../ui/timing/when-idle';

const FLAG = 'firstView';
/** A word of its own, which no style asks for: at a change of the other a browser styles anew. */
const DRAWN = 'drawn';
const PARTS =
  '.below-fold, .module, .reading > *, article ~ .section, .footer-top, .footer-end, .tiles > li, .stories > li';

/** As many elements as a slow phone styles and lays out in a short task. */
const BATCH = 60;

/**
 * Draws the rest of a page that was opened at its top, some parts at a time, whenever the browser has
 * nothing better to do. Such a page was marked before anything was drawn (`inline/first-view.mts`): styles
 * leave what is below the screen undrawn until the visitor comes near. The mark is empty until the first
 * picture is painted (`inline/start-page.ts`), then `near`; once all is drawn, `data-drawn` stands beside it.
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

/** The page is left: the next one, and the way back to this one, have their true height at once. */
export const endFirstView = (): void => {
  for (const mark of [FLAG, DRAWN]) {
    Reflect.deleteProperty(document.documentElement.dataset, mark);
  }
};
