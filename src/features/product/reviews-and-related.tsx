import type { ReviewCard } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews/reviews';

export interface ReviewsAndRelatedProps {
  readonly variants: Product['variants'];
  readonly reviews: readonly ReviewCard[];
  readonly related: readonly ProductCard[];
}

/** Reviews and related products. Nobody will review what is no longer made. */
export function ReviewsAndRelated({ variants, reviews, related }: ReviewsAndRelatedProps) {
  const isGone = variants.every(({ availability }) => availability === 'discontinued');
  return (
    <>
      {(reviews.length > 0 || !isGone) && <Reviews reviews={reviews} />}
      <RelatedProducts cards={related} />
    </>
  );
}
