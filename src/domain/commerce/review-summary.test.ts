import { describe, expect, it } from 'vitest';
import { ratingOf, summarizeReviews } from './review-summary';

const rated = (...ratings: number[]) => ratings.map(rating => ({ rating }));

describe('summarizeReviews', () => {
  it('returns the count and the average', () => {
    expect(summarizeReviews(rated(5, 5, 4, 2))).toEqual({
      count: 4,
      average: 4,
      countsByStars: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
    });
    expect(summarizeReviews(rated(5, 4, 4))?.average).toBe(4.3);
  });

  it('ignores invalid ratings', () => {
    expect(summarizeReviews(rated(0, 6, 4.5, 3))?.count).toBe(1);
    expect(summarizeReviews(rated(0))).toBeNull();
    expect(summarizeReviews([])).toBeNull();
  });
});

it('reduces reviews to what a tile shows', () => {
  expect(ratingOf(rated(5, 4))).toEqual({ average: 4.5, count: 2 });
  expect(ratingOf([])).toBeNull();
});
