import type { ReviewCard } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { RelatedProducts } from './related-products';
import { replacementOf } from './replacement-of';
import { Reviews } from './reviews/reviews';

export interface ReviewsAndRelatedProps {
  readonly variants: Product['variants'];
  readonly reviews: readonly ReviewCard[];
  readonly related: readonly ProductCard[];
}

/** Reviews and related products. Of what cannot be bought, the replacement stands in the buy box. */
export function ReviewsAndRelated({ variants, reviews, related }: ReviewsAndRelatedProps) {
  const isBuyable = variants.some(({ availability }) => availability === 'inStock');
  const replacement = isBuyable ? null : replacementOf(related);
  return (
    <>
      <Reviews reviews={reviews} />
      <RelatedProducts cards={related.filter(card => card !== replacement)} />
    </>
  );
}
