import { expect, it } from 'vitest';
import { typosBeforeEnd, typosBetween } from './edit-distance';

it.each([
  ['collar', 'collar', 0],
  ['colar', 'collar', 1],
  ['colalr', 'collar', 1],
  ['kollar', 'collar', 2],
  ['cat', 'collar', 3],
])('"%s" is %s with %i typos, more than two not counted', (typed, word, typos) => {
  expect(typosBetween(typed, word, 2)).toBe(typos);
});

it.each([
  ['bat', 'battery', 0],
  ['bater', 'battery', 1],
  ['bater', 'collar', 2],
])('"%s" begins %s with %i typos, more than one not counted', (typed, word, typos) => {
  expect(typosBeforeEnd(typed, word, 1)).toBe(typos);
});
