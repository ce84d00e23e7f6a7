import type { ProductRating } from './product';

export interface ReviewSummary {
  readonly count: number;
  /** Mean rating, rounded to one decimal. */
  readonly average: number;
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  readonly countsByStars: readonly { readonly stars: number; readonly count: number }[];
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Sums up ratings of 1 to 5 whole stars; null when there are none. */
export const summarizeReviews = (
  reviews: readonly { readonly rating: number }[],
): ReviewSummary | null => {
  const ratings = reviews
    .map(review => review.rating)
    .filter(rating => STARS.some(stars => stars === rating));
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    count: ratings.length,
    average: Math.round((sum / ratings.length) * 10) / 10,
    countsByStars: STARS.map(stars => ({
      stars,
      count: ratings.filter(rating => rating === stars).length,
    })),
  };
};

/** What a product's tile says of its reviews; null when there are none. */
export const ratingOf = (reviews: readonly { readonly rating: number }[]): ProductRating | null => {
  const summary = summarizeReviews(reviews);
  return summary && { average: summary.average, count: summary.count };
};
