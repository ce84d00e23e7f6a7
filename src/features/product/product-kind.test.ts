import { expect, it } from 'vitest';
import { isGuaranteed } from './product-kind';

it.each([
  [['dog', 'containment', 'money-back'], true],
  [['dog', 'Money-Back'], true],
  [['dog', 'treats'], false],
  [[], false],
])('knows by its tags what the money-back guarantee covers: %j', (tags, expected) => {
  expect(isGuaranteed({ tags })).toBe(expected);
});
