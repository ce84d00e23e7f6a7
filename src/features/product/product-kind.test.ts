import { expect, it } from 'vitest';
import { isFood } from './product-kind';

it.each([
  [['dog', 'treats', 'training'], true],
  [['dog', 'Chews'], true],
  [['dog', 'training', 'treat pouch'], false],
  [[], false],
])('knows food by its tags: %j', (tags, expected) => {
  expect(isFood({ tags })).toBe(expected);
});
