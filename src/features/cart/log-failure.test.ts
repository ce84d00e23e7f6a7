import { expect, it, vi } from 'vitest';
import { logFailure } from './log-failure';

it('warns only: the shopper has seen a notice, and the page works', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logFailure('The cart could not be read:', 'No answer.');
  expect(warn.mock.calls).toEqual([['The cart could not be read:', 'No answer.']]);
});
