import { expect, it } from 'vitest';
import { milesBetween } from './distance';

it('measures miles over the globe', () => {
  const boston = { latitude: 42.36, longitude: -71.06 };
  const newYork = { latitude: 40.71, longitude: -74.01 };
  expect(milesBetween(boston, newYork)).toBeCloseTo(190.6, 0);
});
