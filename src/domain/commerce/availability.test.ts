import { describe, expect, it } from 'vitest';
import { availabilityOf, bestAvailability, unitsOf } from './availability';
import type { Availability } from './product';

describe('availabilityOf', () => {
  it.each([
    [true, null, null, 'inStock'],
    [false, null, null, 'outOfStock'],
    [true, 'coming_soon', null, 'comingSoon'],
    [true, null, 'discontinued', 'discontinued'],
    [true, 'coming_soon', 'discontinued', 'comingSoon'],
    [true, 'on the moon', null, 'inStock'],
  ] as const)('%s, %s, %s', (isAvailableForSale, variantNote, productNote, state) => {
    expect(availabilityOf({ isAvailableForSale, variantNote, productNote })).toBe(state);
  });
});

describe('unitsOf', () => {
  it.each([
    ['some left', true, false, 3, 3, false],
    ['untracked', true, false, null, null, false],
    ['none left', false, false, 0, 0, false],
    ['fewer than none left', false, false, -7, -7, false],
    ['oversold', true, false, -7, null, true],
    ['about to be oversold', true, false, 0, null, true],
    ['said to be out of stock', true, true, null, null, true],
    ['out of stock and not for sale', false, true, 0, 0, false],
  ] as const)(
    '%s',
    (_, isAvailableForSale, isNotInStock, stock, quantityAvailable, isBackorder) => {
      expect(unitsOf({ isAvailableForSale, isNotInStock, quantityAvailable: stock })).toEqual({
        quantityAvailable,
        isBackorder,
      });
    },
  );
});

describe('bestAvailability', () => {
  const best = (...states: Availability[]): Availability =>
    bestAvailability(states.map(availability => ({ availability })));

  it('returns the best state of all variants', () => {
    expect(best('outOfStock', 'inStock', 'discontinued')).toBe('inStock');
    expect(best('outOfStock', 'comingSoon')).toBe('comingSoon');
    expect(best('discontinued', 'outOfStock')).toBe('outOfStock');
    expect(best('discontinued')).toBe('discontinued');
    expect(best()).toBe('outOfStock');
  });
});
