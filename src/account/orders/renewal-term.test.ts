import { expect, it } from 'vitest';
import { renewalTerm } from './renewal-term';

it.each([
  ['1 month', 1],
  ['12 Months', 12],
  ['30 days', 1],
  ['365 days', 12],
  ['3', 3],
  ['45 days', null],
  ['0 months', null],
  ['now and then', null],
  ['', null],
])('reads "%s" as %s months', (words, months) => {
  expect(renewalTerm(words)).toBe(months);
});
