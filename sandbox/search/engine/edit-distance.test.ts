import { expect, it } from 'vitest';
import { typosBeforeEnd, typosBetween } from './edit-distance';

it.each([
  ['collar', 'collar', 0],
  ['colar', 'collar', 1],
  ['colalr', 'collar', 1],
  ['kollar', 'collar', 2],
  ['cat', 'collar', 3],
])('"%s" matches %s with %i typos, counting at most two', (typed, word, typos) => {
  expect(typosBetween(typed, word, 2)).toBe(typos);
});

it.each([
  ['bat', 'battery', 0],
  ['bater', 'battery', 1],
  ['bater', 'collar', 2],
])('"%s" is a prefix of %s with %i typos, counting at most one', (typed, word, typos) => {
  expect(typosBeforeEnd(typed, word, 1)).toBe(typos);
});
