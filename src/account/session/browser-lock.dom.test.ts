import { afterEach, expect, it, vi } from 'vitest';
import { browserLock } from './browser-lock';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A lock manager for one name, as in the browser's. */
const useLocks = (): void => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>) => (last = last.then(run));
  vi.stubGlobal('navigator', { locks: { request } });
};

it('runs one task after the other, once what the first has stored can be read', async () => {
  vi.useFakeTimers();
  useLocks();
  const second = vi.fn(async () => 'second');
  expect(await browserLock('token', async () => 'first')).toBe('first');
  const result = browserLock('token', second);
  await vi.advanceTimersByTimeAsync(99);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('second');
});

it('passes on an error of the task, and runs the next one', async () => {
  vi.useFakeTimers();
  useLocks();
  await expect(browserLock('token', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  const next = browserLock('token', async () => 'next');
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe('next');
});

it.each([
  ['has no locks', undefined],
  ['refuses locks', { request: () => Promise.reject(new Error('SecurityError')) }],
])('runs the task where the browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const task = vi.fn(async () => 'done');
  expect(await browserLock('token', task)).toBe('done');
  expect(task).toHaveBeenCalledOnce();
});
