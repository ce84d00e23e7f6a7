// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { drawTheRest, endFirstView, FIRST_VIEW_SCRIPT } from './first-view';

const isMarked = (): boolean => document.documentElement.matches('[data-first-view]');

const open = (type: string, hash = ''): void => {
  window.location.hash = hash;
  const entries = [{ type }];
  Object.assign(window.performance, { getEntriesByType: vi.fn(() => entries) });
  window.eval(FIRST_VIEW_SCRIPT);
};

afterEach(endFirstView);

it('marks a page that is opened at its top, until it is left', () => {
  open('navigate');
  expect(isMarked()).toBe(true);
  endFirstView();
  expect(isMarked()).toBe(false);
});

it('draws the rest when the browser rests, and says so', async () => {
  open('navigate');
  document.body.innerHTML = '<div class="module">1</div><footer class="footer">2</footer>';
  await drawTheRest();
  const drawn = [...document.body.children].map(part =>
    part instanceof HTMLElement ? part.style.contentVisibility : null,
  );
  expect(drawn).toEqual(['visible', 'visible']);
  expect(document.documentElement.dataset.firstView).toBe('drawn');
});

it('has nothing to draw on a page that was drawn whole', async () => {
  document.body.innerHTML = '<div class="module">1</div>';
  await drawTheRest();
  expect(document.querySelector('.module')?.getAttribute('style')).toBeNull();
});

it.each([
  ['reloaded', 'reload', ''],
  ['returned to', 'back_forward', ''],
  ['opened at an anchor', 'navigate', '#reviews'],
])('leaves a page alone that is %s', (_, type, hash) => {
  open(type, hash);
  expect(isMarked()).toBe(false);
});

it('leaves the page alone where the browser tells nothing', () => {
  Object.assign(window.performance, { getEntriesByType: undefined });
  window.eval(FIRST_VIEW_SCRIPT);
  expect(isMarked()).toBe(false);
});
