import { UNSUPPORTED_BROWSER_NOTICE } from '~/src/config/element-ids';

/**
 * Shows the notice if the browser lacks a feature that the shop needs (spec storefront §8). Must
 * itself run in browsers of any age.
 */
export const checkBrowser = (): void => {
  const notice = document.getElementById(UNSUPPORTED_BROWSER_NOTICE);
  const css: typeof CSS | undefined = window.CSS;
  const isKnown = css && css.supports && css.supports('selector(:has(a))');
  if (notice && !(isKnown && 'popover' in document.body)) notice.removeAttribute('hidden');
};
