import { expect, it, vi } from 'vitest';
import { logFailure } from './log-failure';

it('warns: the shopper has been told already, and the page goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logFailure('The cart could not be read:', 'No answer.');
  expect(warn.mock.calls).toEqual([['The cart could not be read:', 'No answer.']]);
});
