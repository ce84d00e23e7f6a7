import { afterEach, expect, it, vi } from 'vitest';
import { MAX_QUEUED_ERRORS, drainErrors, watchErrors, whenErrorSeen } from './early-errors';

const fail = (error: unknown): void =>
  void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));

const reject = (reason: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

afterEach(() => void drainErrors());

it('records errors and rejections in order until the reporter takes over', () => {
  watchErrors();
  const [first, second] = [new Error('one'), new Error('two')];
  fail(first);
  reject(second);
  expect(drainErrors()).toEqual([first, second]);
  const others = vi.fn();
  window.addEventListener('error', others);
  fail(new Error('not ours any more'));
  window.removeEventListener('error', others);
  expect(others).toHaveBeenCalledOnce();
  expect(drainErrors()).toEqual([]);
});

it('records a limited number', () => {
  watchErrors();
  for (let number = 0; number < MAX_QUEUED_ERRORS + 5; number += 1) fail(new Error(String(number)));
  expect(drainErrors()).toHaveLength(MAX_QUEUED_ERRORS);
});

it('notifies on the first error, whether it came before or after subscribing', async () => {
  watchErrors();
  const later = whenErrorSeen();
  fail(new Error('one'));
  await later;
  await whenErrorSeen();
  expect(drainErrors()).toHaveLength(1);
});
