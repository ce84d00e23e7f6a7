import { describe, expect, it } from 'vitest';
import {
  chosenOf,
  filterCount,
  NO_FILTERS,
  toggleValue,
  withoutFacet,
  withPrice,
  withValues,
} from './collection-selection';

const chosen = withPrice(withValues(NO_FILTERS, 'size', ['m', 'l']), { min: 1000, max: null });

describe('a selection', () => {
  it('counts each value, and the price as one', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(filterCount(chosen)).toBe(3);
  });

  it('takes a value in and out', () => {
    const more = toggleValue(chosen, 'size', 's');
    expect(chosenOf(more, 'size')).toEqual(['m', 'l', 's']);
    expect(toggleValue(more, 'size', 's')).toEqual(chosen);
  });

  it('forgets a facet that nothing is chosen of', () => {
    expect(toggleValue(withValues(NO_FILTERS, 'size', ['m']), 'size', 'm')).toEqual(NO_FILTERS);
    expect(withoutFacet(withoutFacet(chosen, 'size'), 'price')).toEqual(NO_FILTERS);
  });

  it('turns a price range round that ends before it starts', () => {
    expect(withPrice(NO_FILTERS, { min: 5000, max: 1000 }).price).toEqual({ min: 1000, max: 5000 });
  });
});
