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

it('shows a bar and tells the window until the page is there', () => {
  showDelay();
  expect(isBarShown()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  endDelay();
  expect(isBarShown()).toBe(false);
});

it('tells whoever measures', () => {
  const told: string[] = [];
  onShopEvent(() => undefined);
  onShopEvent(event => told.push(event.type));
  showDelay();
  onShopEvent(null);
  expect(told).toEqual(['slowRoute']);
});

it('says nothing of a page that is not waited for any more', () => {
  vi.mocked(isNavigating).mockReturnValueOnce(false);
  showDelay();
  expect([isBarShown(), heard.mock.calls.length]).toEqual([false, 0]);
});
