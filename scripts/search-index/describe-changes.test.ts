import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes';

const none = { added: 0, changed: 0, removed: 0, unchanged: 0, settings: [], synonyms: [] };

it('says what was done to an index', () => {
  expect(describeChanges({ ...none, name: 'blogs', unchanged: 30 })).toBe(
    'blogs: nothing to do, 30 records up to date',
  );
  expect(describeChanges({ ...none, name: 'blogs', added: 1, unchanged: 1 })).toBe(
    'blogs: 1 record added; 1 record up to date',
  );
  expect(
    describeChanges({
      name: 'products',
      added: 2,
      changed: 3,
      removed: 1,
      unchanged: 0,
      settings: ['products', 'products_newest'],
      synonyms: ['products'],
    }),
  ).toBe(
    'products: 2 records added, 3 changed, 1 deleted, settings of 2 indexes and synonyms of 1 index',
  );
});
