const FLAG = 'firstView';

/**
 * Marks a page that is opened at its top, before anything is drawn. Styles then leave what is below
 * the screen undrawn until the visitor comes near (`below-fold`), which is most of a first layout.
 * A page that is opened elsewhere, by an anchor, a reload or the way back, needs its true height.
 */
export const FIRST_VIEW_SCRIPT = `(function(d,n){if(!location.hash&&n&&n.type==='navigate')d.dataset.${FLAG}=''})(document.documentElement,performance.getEntriesByType&&performance.getEntriesByType('navigation')[0])`;

/** The page is left: the next one, and the way back to this one, have their true height at once. */
export const endFirstView = (): void => {
  Reflect.deleteProperty(document.documentElement.dataset, FLAG);
};
