import { describe, expect, it } from 'vitest';
import { filterCollection, priceBounds, type FilterResult } from './collection-filters';
import { indexOf, SAMPLE_INDEX } from './collection-index.fixture';
import { NO_FILTERS, type FilterSelection } from './collection-selection';

const select = (
  values: FilterSelection['values'],
  [min, max]: readonly [number | null, number | null] = [null, null],
): FilterSelection => ({ values, price: { min, max } });

const run = (selection: FilterSelection, index = SAMPLE_INDEX): FilterResult =>
  filterCollection(index, selection, 'default');

const matches = (...args: Parameters<typeof select>): readonly number[] =>
  run(select(...args)).matches;

const counts = (selection: FilterSelection, facet: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    run(selection)
      .facets.find(({ id }) => id === facet)
      ?.values.map(({ id, count }) => [id, count]) ?? [],
  );

describe('matching products', () => {
  it('are all products if nothing is selected', () => {
    expect(run(NO_FILTERS).matches).toEqual([0, 1, 2, 3]);
  });

  it('have any of the values selected in one facet', () => {
    expect(matches({ size: ['s'] })).toEqual([2, 3]);
    expect(matches({ size: ['s', 'm'] })).toEqual([0, 2, 3]);
    expect(matches({ type: ['collars', 'chews'] })).toEqual([0, 1, 2, 3]);
  });

  it('have a selected value of every facet', () => {
    expect(matches({ size: ['s', 'm'], type: ['chews'] })).toEqual([3]);
  });

  it('have all selected options in the same variant', () => {
    expect(matches({ size: ['l'], color: ['coral'] })).toEqual([0]);
    expect(matches({ size: ['s'], color: ['slate'] })).toEqual([]);
  });

  it('have the selected options in a variant that is in stock', () => {
    expect(matches({ availability: ['in-stock'] })).toEqual([0, 1]);
    expect(matches({ availability: ['in-stock'], size: ['l'] })).toEqual([0]);
    expect(matches({ availability: ['in-stock'], size: ['l'], color: ['coral'] })).toEqual([]);
    expect(matches({ availability: ['out-of-stock'], size: ['l'], color: ['coral'] })).toEqual([0]);
  });

  it('are sold out only if no variant can be bought', () => {
    expect(matches({ availability: ['out-of-stock'] })).toEqual([3]);
    expect(matches({ availability: ['out-of-stock', 'coming-soon'] })).toEqual([2, 3]);
  });

  it('match the price range by the matching variant, both ends included', () => {
    expect(matches({}, [1500, 2500])).toEqual([1, 3]);
    expect(matches({ size: ['l'] }, [null, 2500])).toEqual([3]);
    expect(matches({ size: ['l'] }, [null, 2499])).toEqual([]);
    expect(matches({ size: ['m'] }, [9001, null])).toEqual([]);
    expect(matches({}, [9500, null])).toEqual([0]);
  });
});

describe('the order of matches', () => {
  const ordered = (order: Parameters<typeof filterCollection>[2]): readonly number[] =>
    filterCollection(SAMPLE_INDEX, NO_FILTERS, order).matches;

  it('is that of the page and keeps ties in the given order', () => {
    expect(ordered('default')).toEqual([0, 1, 2, 3]);
    expect(ordered('atoz')).toEqual([2, 1, 3, 0]);
    expect(ordered('ztoa')).toEqual([0, 1, 3, 2]);
    expect(ordered('priceAsc')).toEqual([1, 3, 2, 0]);
    expect(ordered('priceDesc')).toEqual([0, 2, 1, 3]);
    expect(ordered('newest')).toEqual([1, 0, 2, 3]);
  });
});

describe('facet counts', () => {
  it('ignore the selection in their own facet', () => {
    expect(counts(select({ size: ['m'] }), 'size')).toEqual({ s: 2, m: 1, l: 2 });
    expect(counts(select({ size: ['m'] }), 'color')).toEqual({ slate: 1, coral: 1 });
    expect(counts(select({ size: ['m'] }), 'type')).toEqual({ collars: 1, chews: 0 });
  });

  it('are zero for a combination that cannot be bought', () => {
    const inStock = select({ availability: ['in-stock'], size: ['l'] });
    expect(counts(inStock, 'color')).toEqual({ slate: 1, coral: 0 });
    expect(counts(inStock, 'availability')).toMatchObject({ 'in-stock': 1, 'out-of-stock': 1 });
  });

  it('count a product once, however many variants match', () => {
    expect(counts(NO_FILTERS, 'color')).toEqual({ slate: 1, coral: 2 });
    expect(counts(NO_FILTERS, 'availability')).toEqual({
      'in-stock': 2,
      'coming-soon': 1,
      'out-of-stock': 1,
      discontinued: 0,
    });
  });

  it('respect the price range', () => {
    expect(counts(select({}, [null, 2000]), 'type')).toEqual({ collars: 0, chews: 2 });
    expect(counts(select({}, [null, 2000]), 'size')).toEqual({ s: 1, m: 0, l: 0 });
  });

  it('mark selected values', () => {
    const [, , size] = run(select({ size: ['m'] })).facets;
    expect(size?.values.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
  });
});

describe('priceBounds', () => {
  it('spans all variants', () => {
    expect(priceBounds(SAMPLE_INDEX)).toEqual({ min: 1500, max: 9500 });
  });
  it('is null without products', () => {
    expect(priceBounds(indexOf([]))).toBeNull();
  });
});
