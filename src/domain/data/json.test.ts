import { expect, it } from 'vitest';
import { parseJson } from './json';

it('returns null for invalid JSON', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('{"a":')).toBeNull();
  expect(parseJson('')).toBeNull();
  expect(parseJson(null)).toBeNull();
});
