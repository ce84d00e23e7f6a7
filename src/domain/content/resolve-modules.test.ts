import { expect, it } from 'vitest';
import type { ReviewCard } from './content';
import { inWallOrder } from './resolve-modules';

const review = (id: string, date: string, rating: number, author: string | null): ReviewCard => ({
  id,
  date,
  rating,
  author,
  productHandle: null,
  title: null,
  body: '',
  location: null,
  petName: null,
});

it('begins a review wall with signed reviews of 4 stars or more, each the newest first', () => {
  const ordered = inWallOrder([
    review('old', '2026-01-01', 5, 'Ada'),
    review('unsigned', '2026-05-01', 5, null),
    review('poor', '2026-06-01', 2, 'Ben'),
    review('new', '2026-04-01', 4, 'Cleo'),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['new', 'old', 'poor', 'unsigned']);
});
