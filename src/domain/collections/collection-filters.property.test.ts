import { describe, expect, it } from 'vitest';
import { BEST_FIRST } from '../commerce/availability';
import { AVAILABILITY_IDS, filterCollection } from './collection-filters';
import type { CollectionIndex, IndexedProduct } from './collection-index';
import { indexed, indexOf, variant } from './collection-index.fixture';
import { chosenOf, withValues, type FilterSelection } from './collection-selection';

/** A seeded random number generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const SIZES = ['s', 'm', 'l'] as const;
const COLORS = ['slate', 'coral'] as const;

const randomCollection = (next: (below: number) => number, size: number): CollectionIndex =>
  indexOf(
    Array.from({ length: size }, () => {
      const kind = next(3);
      const options = SIZES.flatMap(own =>
        kind === 0 ? [] : kind === 1 ? [[own]] : COLORS.map(color => [own, color]),
      );
      const kept = options.filter(() => next(4) > 0);
      const all = kept.length > 0 ? kept : [[]];
      return indexed(
        next(2),
        all.map(values => variant(500 + next(20) * 250, values, BEST_FIRST[next(4)])),
      );
    }),
  );

const randomSelection = (next: (below: number) => number): FilterSelection => {
  const some = (ids: readonly string[]): readonly string[] =>
    next(2) === 0 ? [] : ids.filter(() => next(2) === 0);
  const facets: readonly (readonly [string, readonly string[]])[] = [
    ['availability', AVAILABILITY_IDS],
    ['type', ['collars', 'chews']],
    ['size', SIZES],
    ['color', COLORS],
  ];
  const bound = (): number | null => (next(3) === 0 ? next(24) * 250 : null);
  return facets.reduce<FilterSelection>(
    (selection, [facet, ids]) => withValues(selection, facet, some(ids)),
    { values: {}, price: { min: bound(), max: bound() } },
  );
};

/** The rule again, implemented slowly: by each product's variants and the names of values. */
const isLeft = (
  { types, options }: CollectionIndex,
  product: IndexedProduct,
  selection: FilterSelection,
): boolean => {
  const allows = (facet: string, id: string | undefined): boolean => {
    const chosen = chosenOf(selection, facet);
    return chosen.length === 0 || (id !== undefined && chosen.includes(id));
  };
  const names = options.flatMap(({ id, values }) => values.map(each => [id, each.id] as const));
  const { min, max } = selection.price;
  const fitting = product.variants.filter(
    ({ price, values }) =>
      (min === null || price >= min) &&
      (max === null || price <= max) &&
      options.every(({ id }) =>
        allows(id, values.map(value => names[value]).find(own => own?.[0] === id)?.[1]),
      ),
  );
  const best = BEST_FIRST.findIndex((_, state) => fitting.some(each => each.state === state));
  return (
    allows('type', types[product.type]?.id) &&
    fitting.length > 0 &&
    allows('availability', AVAILABILITY_IDS[best])
  );
};

describe('filterCollection over random collections', () => {
  const cases = Array.from({ length: 120 }, (_, seed) => {
    const next = numbers(seed + 1);
    return { seed, index: randomCollection(next, 1 + next(30)), selection: randomSelection(next) };
  });

  it('matches exactly the products that the rule keeps', () => {
    for (const { seed, index, selection } of cases) {
      const expected = index.products.flatMap((product, position) =>
        isLeft(index, product, selection) ? [position] : [],
      );
      expect(filterCollection(index, selection, 'default').matches, `seed ${seed}`).toEqual(
        expected,
      );
    }
  });

  it('counts for each value what selecting it alone returns', () => {
    for (const { seed, index, selection } of cases) {
      for (const { id, values } of filterCollection(index, selection, 'default').facets) {
        for (const value of values) {
          const only = withValues(selection, id, [value.id]);
          expect(value.count, `seed ${seed}, ${id}=${value.id}`).toBe(
            filterCollection(index, only, 'default').matches.length,
          );
        }
      }
    }
  });

  it('never returns fewer products when another value of the same facet is selected', () => {
    for (const { seed, index, selection } of cases) {
      const chosen = chosenOf(selection, 'size');
      if (chosen.length === 0) continue;
      const before = filterCollection(index, selection, 'default').matches;
      const wider = withValues(selection, 'size', [...SIZES]);
      // A better variant may come in and change the state, so stock is left out here.
      const open = withValues(wider, 'availability', []);
      const after = filterCollection(index, open, 'default').matches;
      expect(
        before.every(position => after.includes(position)),
        `seed ${seed}`,
      ).toBe(true);
    }
  });
});
