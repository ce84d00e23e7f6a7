// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OLD_BROWSER_CHECK } from './old-browser-check';

const browserWith = (css: unknown, popover: boolean): void => {
  Object.assign(window, { CSS: css });
  document.body.innerHTML = '<p id="old-browser" hidden>This browser is too old</p>';
  if (popover) Object.assign(document.body, { popover: null });
  else Reflect.deleteProperty(document.body, 'popover');
};

it.each([
  ['understands the shop', { supports: () => true }, true, false],
  ['knows no :has()', { supports: () => false }, true, true],
  ['has no popovers', { supports: () => true }, false, true],
  ['is of another age', undefined, false, true],
])('a browser that %s', (_, css, popover, isTold) => {
  browserWith(css, popover);
  window.eval(OLD_BROWSER_CHECK);
  expect(document.querySelector('p')?.hidden).toBe(!isTold);
});

it('breaks no page that lacks the notice', () => {
  document.body.innerHTML = '';
  expect(() => void window.eval(OLD_BROWSER_CHECK)).not.toThrow();
});
