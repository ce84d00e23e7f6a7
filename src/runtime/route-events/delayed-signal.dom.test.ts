import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onShopEvent } from '~/src/features/shop-events';
import { isNavigating } from './guarded-loader';
import { endDelay, ROUTE_DELAYED, showDelay } from './delayed-signal';

vi.mock('./guarded-loader', () => ({ isNavigating: vi.fn(() => true) }));

const heard = vi.fn();
const isBarShown = () => document.documentElement.matches('[data-loading]');

beforeEach(() => window.addEventListener(ROUTE_DELAYED, heard));
afterEach(() => {
  window.removeEventListener(ROUTE_DELAYED, heard);
  heard.mockClear();
  endDelay();
});

it('shows a progress bar and dispatches an event until the page has loaded', () => {
  showDelay();
  expect(isBarShown()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  endDelay();
  expect(isBarShown()).toBe(false);
});

it('reports a shop event', () => {
  const told: string[] = [];
  onShopEvent(() => undefined);
  onShopEvent(event => told.push(event.type));
  showDelay();
  onShopEvent(null);
  expect(told).toEqual(['slowRoute']);
});

it('does nothing if the page is no longer loading', () => {
  vi.mocked(isNavigating).mockReturnValueOnce(false);
  showDelay();
  expect([isBarShown(), heard.mock.calls.length]).toEqual([false, 0]);
});
