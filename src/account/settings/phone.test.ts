import { expect, it } from 'vitest';
import { shownPhone, toE164 } from './phone';

it.each([
  ['(208) 555-0140', '+12085550140'],
  ['208.555.0140', '+12085550140'],
  ['1 208 555 0140', '+12085550140'],
  ['+44 20 7946 0958', '+442079460958'],
  ['２０８ ５５５ ０１４０', '+12085550140'],
  ['  ', ''],
  ['555-0140', null],
  ['+0 20 7946 0958', null],
  ['call me', null],
  ['000-000-0000', null],
  ['+1 555 123', null],
  ['1 911 555 0140', null],
  ['208-155-0140', null],
  ['+1 108 555 0140', null],
  ['208 555 0140 ext 3', null],
])('keeps "%s" as %s', (typed, kept) => {
  expect(toE164(typed)).toBe(kept);
});

it('shows North American numbers as people write them', () => {
  expect(shownPhone('+12085550140')).toBe('(208) 555-0140');
  expect(shownPhone('+442079460958')).toBe('+442079460958');
  expect(shownPhone(null)).toBe('');
});
