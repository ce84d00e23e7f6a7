import { expect, it } from 'vitest';
import type { ReviewCard } from './content';
import { inWallOrder } from './resolve-modules';

const review = (
  id: string,
  date: string,
  rating: number,
  author: string | null,
  productHandle = id,
): ReviewCard => ({
  id,
  date,
  rating,
  author,
  productHandle,
  title: null,
  body: '',
  location: null,
  petName: null,
  image: null,
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

it('shows a review of each product before a second one of any', () => {
  const ordered = inWallOrder([
    review('collar 1', '2026-06-01', 5, 'Ada', 'collar'),
    review('collar 2', '2026-05-01', 5, 'Ben', 'collar'),
    review('door 1', '2026-04-01', 4, 'Cleo', 'door'),
    review('door 2', '2026-07-01', 3, 'Dee', 'door'),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['collar 1', 'door 1', 'collar 2', 'door 2']);
});
