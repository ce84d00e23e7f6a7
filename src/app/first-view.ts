import { whenIdle } from '../ui/when-idle';

const FLAG = 'firstView';
const PARTS = '.below-fold, .module, .footer, .tiles > li, .stories > li';

/**
 * Marks a page that is opened at its top, before anything is drawn. Styles then leave what is below
 * the screen undrawn until the visitor comes near, which is most of a first layout; the mark is empty
 * until the first picture is painted (`START_SCRIPT`), then `near`, and `drawn` in the end.
 * A page that is opened elsewhere, by an anchor, a reload or the way back, needs its true height.
 */
export const FIRST_VIEW_SCRIPT = `(function(d,n){if(!location.hash&&n&&n.type==='navigate')d.dataset.${FLAG}=''})(document.documentElement,performance.getEntriesByType&&performance.getEntriesByType('navigation')[0])`;

/** Draws the rest part by part, whenever the browser has nothing better to do. */
export const drawTheRest = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  if (dataset[FLAG] === undefined) return;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  if (dataset[FLAG] !== undefined) dataset[FLAG] = 'drawn';
};

/** The page is left: the next one, and the way back to this one, have their true height at once. */
export const endFirstView = (): void => {
  Reflect.deleteProperty(document.documentElement.dataset, FLAG);
};
