import { describe, expect, it } from 'vitest';
import { isPathSlug, isPlainSlug, slugOf } from './slug';

describe('slugOf', () => {
  it.each([
    ['Smart Doorman Pet Door', 'smart-doorman-pet-door'],
    ['Boundary Plus® Fence', 'boundary-plus-fence'],
    ['Café  crème', 'cafe-creme'],
    ['  spaced\tout \n', 'spaced-out'],
    ['a - b', 'a-b'],
    ['v1.5_final~2', 'v1.5_final~2'],
    ['Dogs & cats / birds?', 'dogs-cats-birds'],
    ['!!!', ''],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is idempotent', () => {
    for (const text of ['Über den Wolken', 'A.B - C', '-x-', '100% Cotton']) {
      expect(slugOf(slugOf(text))).toBe(slugOf(text));
    }
  });
});

it.each([
  ['pet-door', true, true],
  ['solutions/pet-door-2', false, true],
  ['', false, false],
  ['Pet-door', false, false],
  ['a--b', false, false],
  ['a//b', false, false],
  ['robots.txt', false, false],
])('of "%s": a plain slug %s, a path %s', (text, isPlain, isPath) => {
  expect([isPlainSlug(text), isPathSlug(text)]).toEqual([isPlain, isPath]);
});
