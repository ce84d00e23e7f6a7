import { expect, it } from 'vitest';
import { countryOfPostalCode, parsePostalCode } from './postal-code';

it.each([
  ['43004', '43004'],
  [' 43004 ', '43004'],
  ['430041234', '43004-1234'],
  ['43004-1234', '43004-1234'],
  ['k1a0b1', 'K1A 0B1'],
  ['K1A-0B1', 'K1A 0B1'],
  ['４３００４', '43004'],
])('normalizes "%s" to %s', (typed, code) => {
  expect(parsePostalCode(typed)).toBe(code);
});

it.each(['', '4300', 'K1A', '4300a', 'D1A 0B1', '123456', 'Boise'])('rejects "%s"', typed => {
  expect(parsePostalCode(typed)).toBeNull();
});

it.each([
  ['43004-1234', 'US'],
  ['K1A 0B1', 'CA'],
])('%s is a code of %s', (code, country) => {
  expect(countryOfPostalCode(code)).toBe(country);
});
