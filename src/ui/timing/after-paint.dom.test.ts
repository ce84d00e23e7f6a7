import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it('waits until a frame has been drawn, then runs once', () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

it('runs in a tab that draws no frames', () => {
  const work = vi.fn();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  afterPaint(work);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});
