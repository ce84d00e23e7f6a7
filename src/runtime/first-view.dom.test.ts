import { afterEach, expect, it, vi } from 'vitest';
import { renderBelowFold, endFirstView } from './first-view';

const isMarked = (): boolean => document.documentElement.matches('[data-first-view]');

/** Runs the script of the head, as every page does once. */
const runHeadScript = async (): Promise<void> => {
  vi.resetModules();
  await import('./inline/first-view.mjs');
};

const open = async (type: string, hash = ''): Promise<void> => {
  window.location.hash = hash;
  const entries = [{ type }];
  Object.assign(window.performance, { getEntriesByType: vi.fn(() => entries) });
  await runHeadScript();
};

afterEach(endFirstView);

it('marks a page that opens at its top, until it is left', async () => {
  await open('navigate');
  expect(isMarked()).toBe(true);
  endFirstView();
  expect(isMarked()).toBe(false);
});

it('renders the rest when the browser is idle, and sets data-drawn', async () => {
  await open('navigate');
  document.body.innerHTML = '<div class="module">1</div><div class="footer-top">2</div>';
  await renderBelowFold();
  const drawn = [...document.body.children].map(part =>
    part instanceof HTMLElement ? part.style.contentVisibility : null,
  );
  expect(drawn).toEqual(['visible', 'visible']);
  expect(document.documentElement.dataset.drawn).toBe('');
  endFirstView();
  expect(document.documentElement.dataset.drawn).toBeUndefined();
});

it('renders small parts together and waits again before a large one', async () => {
  const idle = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', idle);
  await open('navigate');
  const small = '<div class="module"><p>1</p></div>';
  const large = `<div class="module">${'<p>2</p>'.repeat(100)}</div>`;
  document.body.innerHTML = small.repeat(3) + large + small;
  await renderBelowFold();
  expect(idle).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

it('does nothing on a page that was rendered whole', async () => {
  document.body.innerHTML = '<div class="module">1</div>';
  await renderBelowFold();
  expect(document.querySelector('.module')?.getAttribute('style')).toBeNull();
});

it.each([
  ['reloaded', 'reload', ''],
  ['returned to', 'back_forward', ''],
  ['opened at an anchor', 'navigate', '#reviews'],
])('does not mark a page that is %s', async (_, type, hash) => {
  await open(type, hash);
  expect(isMarked()).toBe(false);
});

it('does not mark the page if the browser has no navigation timing', async () => {
  Object.assign(window.performance, { getEntriesByType: undefined });
  await runHeadScript();
  expect(isMarked()).toBe(false);
});
