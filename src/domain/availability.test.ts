import { describe, expect, it } from 'vitest';
import { availabilityOf, bestAvailability } from './availability';
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

describe('bestAvailability', () => {
  const best = (...states: Availability[]): Availability =>
    bestAvailability(states.map(availability => ({ availability })));

  it('takes the most hopeful state', () => {
    expect(best('outOfStock', 'inStock', 'discontinued')).toBe('inStock');
    expect(best('outOfStock', 'comingSoon')).toBe('comingSoon');
    expect(best('discontinued', 'outOfStock')).toBe('outOfStock');
    expect(best('discontinued')).toBe('discontinued');
    expect(best()).toBe('outOfStock');
  });
});
