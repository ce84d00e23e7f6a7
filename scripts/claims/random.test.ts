import { expect, it } from 'vitest';
import { seededRandom, shuffled } from './random';

const THINGS = Array.from({ length: 50 }, (_, index) => index);

it('shuffles the same way for the same seed, and loses nothing', () => {
  const order = shuffled(THINGS, seededRandom(13));
  expect(shuffled(THINGS, seededRandom(13))).toEqual(order);
  expect(shuffled(THINGS, seededRandom(14))).not.toEqual(order);
  expect([...order].sort((one, other) => one - other)).toEqual(THINGS);
});
