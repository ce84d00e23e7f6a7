import { expect, it } from 'vitest';
import { termMonths } from './term-months';

it.each([
  ['Monthly', 1],
  ['Bi-Monthly', 2],
  ['Quarterly', 3],
  ['Semi-Annually', 6],
  ['Yearly', 12],
  ['Annual plan', 12],
  ['Medium', null],
])('%s is paid for %s months', (title, months) => {
  expect(termMonths(title)).toBe(months);
});
