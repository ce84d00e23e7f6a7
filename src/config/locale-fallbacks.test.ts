import { expect, it } from 'vitest';
import { contentFallbacks, textFallbacks } from './locale-fallbacks';

it.each([
  ['en-us', []],
  ['en-ca', ['en-us']],
  ['en-gb', ['en-us']],
  ['en-au', ['en-gb', 'en-us']],
  ['en-ie', ['en-gb', 'en-us']],
  ['en-gb-nl', ['en-gb', 'en-us']],
  ['fr-fr', ['en-us']],
  ['fr-be', ['fr-fr', 'en-us']],
  ['de-ch', ['de-de', 'en-us']],
  ['nl-nl', ['en-us']],
] as const)('fills the texts of %s from %j', (id, chain) => {
  expect(textFallbacks(id)).toEqual(chain);
});

it.each([
  ['en-ca', ['en-us']],
  ['en-gb', []],
  ['en-au', ['en-gb']],
  ['fr-fr', []],
  ['fr-be', ['fr-fr']],
  ['de-ch', ['de-de']],
  ['nl-nl', []],
] as const)('shows documents in %s of its own or of %j, and of no other language', (id, chain) => {
  expect(contentFallbacks(id)).toEqual(chain);
});
