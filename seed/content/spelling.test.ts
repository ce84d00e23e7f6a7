import { expect, it } from 'vitest';
import { timesTogether } from './spelling';

it.each([
  ['Monday to Friday, 8 am to 8 pm ET', 'Monday to Friday, 8\u00a0am to 8\u00a0pm\u00a0ET'],
  ['Open until 5 pm.', 'Open until 5\u00a0pm.'],
  ['9 amps of current', '9 amps of current'],
])('keeps a time of day in one line: %s', (text, kept) => {
  expect(timesTogether(text)).toBe(kept);
});
