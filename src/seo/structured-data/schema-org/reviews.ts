import type { AggregateRating, Review } from 'schema-dts';
import type { ReviewCard } from '~/src/domain/content/content';
import { summarizeReviews } from '~/src/domain/commerce/review-summary';

const MAX_REVIEWS = 2;

interface Reviewed {
  readonly aggregateRating?: AggregateRating;
  readonly review?: readonly Review[];
}

/**
 * The rating of a product, as on its page, and its first reviews in full; nothing without reviews.
 * `anonymous` is the name of an author without one.
 */
export const reviewFields = (reviews: readonly ReviewCard[], anonymous: string): Reviewed => {
  const summary = summarizeReviews(reviews);
  if (!summary) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
    },
    review: reviews.slice(0, MAX_REVIEWS).map(({ rating, title, body, author, date }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating },
      author: { '@type': 'Person', name: author ?? anonymous },
      ...(title && { name: title }),
      reviewBody: body,
      ...(date && { datePublished: date }),
    })),
  };
};
