import type { ReviewCard } from '~/src/domain/content/content';
import { newestFirst, REVIEWS_SHOWN } from '~/src/domain/content/resolve-modules';

/** The reviews that each product's page shows, by its handle: the newest ones. */
export const shownReviews = (
  reviews: readonly ReviewCard[],
): ReadonlyMap<string, readonly ReviewCard[]> => {
  const groups = new Map<string, ReviewCard[]>();
  for (const review of newestFirst(reviews)) {
    if (review.productHandle === null) continue;
    const group = groups.get(review.productHandle) ?? [];
    if (group.length < REVIEWS_SHOWN) group.push(review);
    groups.set(review.productHandle, group);
  }
  return groups;
};
