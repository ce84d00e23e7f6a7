import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isWaiting } from './careful-loader';
import { endDelay, ROUTE_DELAYED, showDelay } from './delayed-signal';

vi.mock('./careful-loader', () => ({ isWaiting: vi.fn(() => true) }));

const heard = vi.fn();
const isBarShown = () => document.documentElement.matches('[data-loading]');

beforeEach(() => window.addEventListener(ROUTE_DELAYED, heard));
afterEach(() => {
  window.removeEventListener(ROUTE_DELAYED, heard);
  heard.mockClear();
  endDelay();
  delete window.dataLayer;
});

it('shows a bar and tells the window until the page is there', () => {
  showDelay();
  expect(isBarShown()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  endDelay();
  expect(isBarShown()).toBe(false);
});

it('tells the tag manager only where there is one', () => {
  showDelay();
  expect(window.dataLayer).toBeUndefined();
  window.dataLayer = [];
  showDelay();
  expect(window.dataLayer.map(({ event }) => event)).toEqual(['route_delayed']);
});

it('says nothing of a page that is not waited for any more', () => {
  vi.mocked(isWaiting).mockReturnValueOnce(false);
  showDelay();
  expect([isBarShown(), heard.mock.calls.length]).toEqual([false, 0]);
});
