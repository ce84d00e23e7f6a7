// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { START_SCRIPT } from './start-script';

const started = (): readonly (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src'));

/** Runs the script as a page does that names these two. */
const open = (body: string): void => {
  document.body.innerHTML = body;
  const own = document.createElement('script');
  own.dataset.scripts = '/runtime.js /app.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  window.eval(START_SCRIPT);
};

const picture = (): HTMLImageElement => {
  const image = document.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
};

const HERO = '<img fetchpriority="high" src="/hero.jpg" alt="">';
const FRAMES_MS = 60;

beforeEach(() => {
  vi.useFakeTimers();
  // The pictures of these tests are still on their way.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  window.___early?.stop();
  delete window.___early;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('starts at once behind the first paint where there is no large picture', () => {
  open('<p>Words</p>');
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toEqual(['/runtime.js', '/app.js']);
});

it('waits for the large picture, and starts once', () => {
  open(HERO);
  vi.advanceTimersByTime(1000);
  expect(started()).toEqual([]);
  picture().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toEqual(['/runtime.js', '/app.js']);
  vi.advanceTimersByTime(5000);
  expect(started()).toHaveLength(2);
});

it('waits neither for a broken picture nor longer than two seconds', () => {
  open(HERO);
  picture().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toHaveLength(2);
  open(HERO);
  vi.advanceTimersByTime(1999);
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(started()).toEqual(['/runtime.js']);
  vi.runOnlyPendingTimers();
  expect(started()).toHaveLength(2);
});

it('waits until the browser says that it has painted the large picture, where it can', () => {
  let tell = (_: readonly Element[]): void => undefined;
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(hear: (list: { getEntries: () => readonly { element: Element }[] }) => void) {
      tell = elements => hear({ getEntries: () => elements.map(element => ({ element })) });
    }
    observe = vi.fn();
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  document.documentElement.dataset.firstView = '';
  open(`${HERO}<p>Words</p>`);
  const words = document.querySelector('p');
  if (words) tell([words]);
  picture().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toEqual([]);
  tell([picture()]);
  expect(document.documentElement.dataset.firstView).toBe('near');
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toEqual(['/runtime.js', '/app.js']);
  open(HERO);
  picture().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(400 + FRAMES_MS);
  expect(started()).toHaveLength(2);
  vi.unstubAllGlobals();
});

it('says that the page is beyond its first picture', () => {
  document.documentElement.dataset.firstView = '';
  open(HERO);
  expect(document.documentElement.dataset.firstView).toBe('');
  document.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.dataset.firstView).toBe('near');
  expect(started()).toEqual(['/runtime.js']);
  delete document.documentElement.dataset.firstView;
});

it('starts at the first press, and writes it down until React listens', () => {
  open(`${HERO}<button type="button">Add</button>`);
  const button = document.querySelector('button');
  button?.click();
  expect(started()).toEqual(['/runtime.js']);
  expect(window.___early).toEqual(expect.objectContaining({ 0: ['click', button], length: 1 }));
  window.___early?.stop();
  button?.click();
  expect(window.___early).toHaveLength(1);
});

it('keeps a form that has no address from loading the page anew, and no other', () => {
  open(`${HERO}<form id="own"></form><form id="search" action="/search"></form>`);
  const sends = (id: string): boolean =>
    document
      .getElementById(id)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;
  expect(sends('own')).toBe(false);
  expect(sends('search')).toBe(true);
  expect(window.___early).toHaveLength(1);
});
