import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './early-notes';
import { startPage } from './start-page';

const started = (): readonly (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src'));

const KINDS = ['click', 'input', 'change', 'submit'];

/** Starts a page with these two scripts. */
const open = (body: string, kinds: readonly string[] = KINDS): void => {
  window.___early?.stop?.();
  document.body.innerHTML = body;
  startPage('/runtime.js /app.js', kinds);
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
  // The pictures of these tests are still loading.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  window.___early?.stop?.();
  delete window.___early;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('starts right after the first paint if there is no large picture', () => {
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

it('waits until the browser reports that it has painted the large picture, if it can', () => {
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

it('marks the page once its first picture is painted', () => {
  document.documentElement.dataset.firstView = '';
  open(HERO);
  expect(document.documentElement.dataset.firstView).toBe('');
  document.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.dataset.firstView).toBe('near');
  expect(started()).toEqual(['/runtime.js']);
  delete document.documentElement.dataset.firstView;
});

it('starts at the first press, and records it until React listens', () => {
  open(`${HERO}<button type="button">Add</button>`);
  const button = document.querySelector('button');
  button?.click();
  expect(started()).toEqual(['/runtime.js']);
  expect(window.___early).toEqual(expect.objectContaining({ 0: ['click', button], length: 1 }));
  window.___early?.stop?.();
  button?.click();
  expect(window.___early).toHaveLength(1);
});

it('starts if the browser blocks the paint observer', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  Object.defineProperty(window, 'PerformanceObserver', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  open('<p>Words</p>');
  vi.advanceTimersByTime(FRAMES_MS);
  expect(started()).toEqual(['/runtime.js', '/app.js']);
  Reflect.deleteProperty(window, 'PerformanceObserver');
  vi.unstubAllGlobals();
});

const script = (source: string): HTMLScriptElement => {
  const found = document.querySelector<HTMLScriptElement>(`script[src="${source}"]`);
  if (!found) throw new Error(`Nobody asked for ${source}.`);
  return found;
};
const NOTICE = '<div id="load-error" hidden></div>';
const isSaid = (): boolean => document.getElementById('load-error')?.hidden === false;

it('retries a failed script twice, bypassing every cache, and then shows the notice', () => {
  open(NOTICE);
  vi.advanceTimersByTime(FRAMES_MS);
  script('/app.js').dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(0);
  script('/app.js?1').dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1000);
  expect(isSaid()).toBe(false);
  script('/app.js?2').dispatchEvent(new Event('error'));
  expect(isSaid()).toBe(true);
  expect(started()).toEqual(['/runtime.js', '/app.js', '/app.js?1', '/app.js?2']);
});

it('does the same for a response that is not a script', () => {
  open(NOTICE);
  vi.advanceTimersByTime(FRAMES_MS);
  const { src } = script('/runtime.js');
  window.dispatchEvent(new ErrorEvent('error', { filename: src, message: "Unexpected token '<'" }));
  script('/runtime.js').dispatchEvent(new Event('load'));
  script('/app.js').dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  expect(started()).toEqual(['/runtime.js', '/app.js', '/runtime.js?1']);
  script('/runtime.js?1').dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(started()).toHaveLength(3);
  expect(isSaid()).toBe(false);
});

it('says after twenty seconds that the page does not answer, unless it does', () => {
  for (const answers of [false, true]) {
    open(`${NOTICE}<form><button>Add</button></form>`);
    document.querySelector('form')?.requestSubmit(document.querySelector('button'));
    if (answers) window.___early?.stop?.();
    vi.advanceTimersByTime(19_999);
    expect(isSaid()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isSaid()).toBe(!answers);
    window.___early?.stop?.();
  }
});

it('marks a button that cannot work as unavailable once the page has given up', () => {
  open(
    `${NOTICE}<form><button type="submit" id="add">Add</button><button type="button" id="more">+</button></form>
     <form action="/cart"><button type="submit" id="cart">Cart</button></form>`,
  );
  const off = () => [...document.querySelectorAll('[aria-disabled="true"]')].map(({ id }) => id);
  expect(off()).toEqual([]);
  vi.advanceTimersByTime(22_000);
  expect(off()).toEqual(['add']);
  expect(isSaid()).toBe(true);
});

it('marks pressed buttons at once, until the page has given up', () => {
  open(
    `${NOTICE}<button type="button">Cart</button><form><button type="submit" id="add">Add</button></form>`,
  );
  const [cart, add] = document.querySelectorAll('button');
  cart?.click();
  add?.click();
  expect(cart?.getAttribute('aria-busy')).toBe('true');
  expect(add?.getAttribute('aria-busy')).toBe('true');
  vi.advanceTimersByTime(20_000);
  expect(isSaid()).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('keeps only a form without an action from reloading the page', () => {
  open(`${HERO}<form id="own"></form><form id="search" action="/search"></form>`);
  const sends = (id: string): boolean =>
    document
      .getElementById(id)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;
  expect(sends('own')).toBe(false);
  expect(sends('search')).toBe(true);
  expect(window.___early).toHaveLength(1);
});

it('records nothing if that part is left out, and still knows when the page answers', () => {
  open(`${NOTICE}<button type="button">Add</button>`, []);
  document.querySelector('button')?.click();
  expect(window.___early).toHaveLength(0);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  window.___early?.stop?.();
  vi.advanceTimersByTime(30_000);
  expect(isSaid()).toBe(false);
});

it('loads no script if the page refers to its own', () => {
  document.body.innerHTML = '';
  startPage('', KINDS);
  vi.advanceTimersByTime(5000);
  expect(started()).toEqual([]);
});
