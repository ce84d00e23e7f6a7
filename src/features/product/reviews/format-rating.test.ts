import { expect, it } from 'vitest';
import { formatRating } from './format-rating';

it.each([
  ['en-us', 4.7, 1, '4.7'],
  ['en-gb', 5, 1, '5.0'],
  ['fr-fr', 4.7, 1, '4,7'],
  ['de-de', 4.75, 0, '4,75'],
  ['nl-nl', 5, 0, '5'],
])('in %s writes %f with at least %i decimals as %s', (dateFormat, rating, decimals, written) => {
  expect(formatRating(rating, { dateFormat }, decimals)).toBe(written);
});
