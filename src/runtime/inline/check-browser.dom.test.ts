import { expect, it } from 'vitest';
import { checkBrowser } from './check-browser';

const browserWith = (css: unknown, popover: boolean): void => {
  Object.assign(window, { CSS: css });
  document.body.innerHTML = '<p id="unsupported-browser" hidden>This browser is too old</p>';
  if (popover) Object.assign(document.body, { popover: null });
  else Reflect.deleteProperty(document.body, 'popover');
};

it.each([
  ['supports everything', { supports: () => true }, true, false],
  ['knows no :has()', { supports: () => false }, true, true],
  ['has no popovers', { supports: () => true }, false, true],
  ['supports no CSS queries at all', undefined, false, true],
])('a browser that %s', (_, css, popover, isTold) => {
  browserWith(css, popover);
  checkBrowser();
  expect(document.querySelector('p')?.hidden).toBe(!isTold);
});

it('does nothing if the page has no notice', () => {
  document.body.innerHTML = '';
  expect(checkBrowser).not.toThrow();
});
