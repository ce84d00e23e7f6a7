import { UNSUPPORTED_BROWSER_NOTICE } from '~/src/config/element-ids';

/**
 * Shows the notice where the browser lacks what the shop stands on (spec storefront §8). Asks for
 * nothing that a browser of any age may not have.
 */
export const checkBrowser = (): void => {
  const notice = document.getElementById(UNSUPPORTED_BROWSER_NOTICE);
  const css: typeof CSS | undefined = window.CSS;
  const isKnown = css && css.supports && css.supports('selector(:has(a))');
  if (notice && !(isKnown && 'popover' in document.body)) notice.removeAttribute('hidden');
};
