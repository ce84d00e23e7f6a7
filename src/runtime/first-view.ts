import { whenIdle } from '../ui/timing/when-idle';

const FLAG = 'firstView';
/** A word of its own, which no style asks for: at a change of the other a browser styles anew. */
const DRAWN = 'drawn';
const PARTS =
  '.below-fold, .module, .reading > *, article ~ .section, .footer-top, .footer-end, .tiles > li, .stories > li';

/** As many elements as a slow phone styles and lays out in a short task. */
const BATCH = 60;

/**
 * Marks a page that is opened at its top, before anything is drawn. Styles then leave what is below
 * the screen undrawn until the visitor comes near, which is most of a first layout; the mark is empty
 * until the first picture is painted (`START_SCRIPT`), then `near`. Once all is drawn, `data-drawn`
 * says so beside it.
 * A page that is opened elsewhere, by an anchor, a reload or the way back, needs its true height.
 */
export const FIRST_VIEW_SCRIPT = `(function(d,n){if(!location.hash&&n&&n.type==='navigate')d.dataset.${FLAG}=''})(document.documentElement,performance.getEntriesByType&&performance.getEntriesByType('navigation')[0])`;

/** Draws the rest, some parts at a time, whenever the browser has nothing better to do. */
export const drawTheRest = async (): Promise<void> => {
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
