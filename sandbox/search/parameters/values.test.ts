import { expect, it } from 'vitest';
import { namesOf } from './values';

it.each([
  ['["a","b"]', ['a', 'b']],
  ['a, b', ['a', 'b']],
  ['12', ['12']],
  ['*', ['*']],
  ['', []],
  [['a'], ['a']],
  [undefined, null],
])('reads the list %j', (value, expected) => {
  expect(namesOf('facets', value)).toEqual(expected);
});

it.each([[[1]], ['[1]'], [{}]])('rejects %j', value => {
  expect(() => namesOf('facets', value)).toThrow(
    'Invalid value for "facets" parameter, expected array of strings',
  );
});
