import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runLater } from './run-later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs a task once, after the delay', () => {
  const run = vi.fn();
  runLater(run, 2000);
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(run).toHaveBeenCalledOnce();
});

it('runs it earlier if the page is left, or on request', () => {
  const [left, told] = [vi.fn(), vi.fn()];
  runLater(left, 2000);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledOnce();
  const finish = runLater(told, 2000);
  finish();
  finish();
  vi.runAllTimers();
  expect(left).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
});
