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

describe('collection selection', () => {
  it('counts each value, and the price range as one', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(filterCount(chosen)).toBe(3);
  });

  it('toggles a value', () => {
    const more = toggleValue(chosen, 'size', 's');
    expect(chosenOf(more, 'size')).toEqual(['m', 'l', 's']);
    expect(toggleValue(more, 'size', 's')).toEqual(chosen);
  });

  it('drops a facet without selected values', () => {
    expect(toggleValue(withValues(NO_FILTERS, 'size', ['m']), 'size', 'm')).toEqual(NO_FILTERS);
    expect(withoutFacet(withoutFacet(chosen, 'size'), 'price')).toEqual(NO_FILTERS);
  });

  it('swaps the ends of a reversed price range', () => {
    expect(withPrice(NO_FILTERS, { min: 5000, max: 1000 }).price).toEqual({ min: 1000, max: 5000 });
  });
});
