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

describe('the products that a selection leaves', () => {
  it('are all of them where nothing is chosen', () => {
    expect(run(NO_FILTERS).matches).toEqual([0, 1, 2, 3]);
  });

  it('have any of the values chosen of one facet', () => {
    expect(matches({ size: ['s'] })).toEqual([2, 3]);
    expect(matches({ size: ['s', 'm'] })).toEqual([0, 2, 3]);
    expect(matches({ type: ['collars', 'chews'] })).toEqual([0, 1, 2, 3]);
  });

  it('have a value of every facet', () => {
    expect(matches({ size: ['s', 'm'], type: ['chews'] })).toEqual([3]);
  });

  it('have the chosen options in one variant together', () => {
    expect(matches({ size: ['l'], color: ['coral'] })).toEqual([0]);
    expect(matches({ size: ['s'], color: ['slate'] })).toEqual([]);
  });

  it('can be bought in that very combination when they shall be in stock', () => {
    expect(matches({ availability: ['in-stock'] })).toEqual([0, 1]);
    expect(matches({ availability: ['in-stock'], size: ['l'] })).toEqual([0]);
    expect(matches({ availability: ['in-stock'], size: ['l'], color: ['coral'] })).toEqual([]);
    expect(matches({ availability: ['out-of-stock'], size: ['l'], color: ['coral'] })).toEqual([0]);
  });

  it('are called sold out only where nothing of them can be bought', () => {
    expect(matches({ availability: ['out-of-stock'] })).toEqual([3]);
    expect(matches({ availability: ['out-of-stock', 'coming-soon'] })).toEqual([2, 3]);
  });

  it('have the price in the variant that matches, both ends counted in', () => {
    expect(matches({}, [1500, 2500])).toEqual([1, 3]);
    expect(matches({ size: ['l'] }, [null, 2500])).toEqual([3]);
    expect(matches({ size: ['l'] }, [null, 2499])).toEqual([]);
    expect(matches({ size: ['m'] }, [9001, null])).toEqual([]);
    expect(matches({}, [9500, null])).toEqual([0]);
  });
});

describe('their order', () => {
  const ordered = (order: Parameters<typeof filterCollection>[2]): readonly number[] =>
    filterCollection(SAMPLE_INDEX, NO_FILTERS, order).matches;

  it('is that of the page, equals as they were given', () => {
    expect(ordered('default')).toEqual([0, 1, 2, 3]);
    expect(ordered('atoz')).toEqual([2, 1, 3, 0]);
    expect(ordered('ztoa')).toEqual([0, 1, 3, 2]);
    expect(ordered('priceAsc')).toEqual([1, 3, 2, 0]);
    expect(ordered('priceDesc')).toEqual([0, 2, 1, 3]);
    expect(ordered('newest')).toEqual([1, 0, 2, 3]);
  });
});

describe('the counts beside values', () => {
  it('leave their own facet out of account', () => {
    expect(counts(select({ size: ['m'] }), 'size')).toEqual({ s: 2, m: 1, l: 2 });
    expect(counts(select({ size: ['m'] }), 'color')).toEqual({ slate: 1, coral: 1 });
    expect(counts(select({ size: ['m'] }), 'type')).toEqual({ collars: 1, chews: 0 });
  });

  it('know that a combination cannot be bought', () => {
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

  it('heed the price', () => {
    expect(counts(select({}, [null, 2000]), 'type')).toEqual({ collars: 0, chews: 2 });
    expect(counts(select({}, [null, 2000]), 'size')).toEqual({ s: 1, m: 0, l: 0 });
  });

  it('mark what is chosen', () => {
    const [, , size] = run(select({ size: ['m'] })).facets;
    expect(size?.values.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
  });
});

describe('priceBounds', () => {
  it('spans every variant', () => {
    expect(priceBounds(SAMPLE_INDEX)).toEqual({ min: 1500, max: 9500 });
  });
  it('is nothing for nothing', () => {
    expect(priceBounds(indexOf([]))).toBeNull();
  });
});
