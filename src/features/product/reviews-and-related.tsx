import type { ReviewCard } from '~/src/domain/content/content';
import type { ProductCard } from '~/src/domain/commerce/product';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews/reviews';

export interface ReviewsAndRelatedProps {
  readonly reviews: readonly ReviewCard[];
  readonly related: readonly ProductCard[];
}

/** Reviews and related products. */
export function ReviewsAndRelated({ reviews, related }: ReviewsAndRelatedProps) {
  return (
    <>
      <Reviews reviews={reviews} />
      <RelatedProducts cards={related} />
    </>
  );
}
