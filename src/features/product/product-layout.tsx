import type { ComponentType, ReactNode } from 'react';
import type { ReviewCard } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { cx } from '~/src/ui/class-names';
import { KeptTogether } from '~/src/ui/text/kept-together';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { useLocale } from '../locale';
import { ProductDetails, type Details } from './product-details';
import { ReviewsAndRelated, type ReviewsAndRelatedProps } from './reviews-and-related';
import { Gallery } from './gallery/gallery';
import { Highlights } from './highlights';
import { ProductCrumbs } from './product-crumbs';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { ReviewSummaryLink } from './reviews/review-summary-link';

export interface ProductLayoutProps {
  readonly product: Product;
  readonly collection: Queries.CollectionLink | null;
  readonly related: readonly ProductCard[];
  readonly reviews: readonly ReviewCard[];
  /** Editors' content below the product. */
  readonly story?: ReactNode;
}

interface PictureChoice {
  readonly picture: number;
  readonly showPicture: (index: number) => void;
  /** From the price to the end of the first screen. */
  readonly children: ReactNode;
}

const loadDetails = async (): Promise<ComponentType<Details>> =>
  (await import('./product-details')).ProductDetails;
const loadReviewsAndRelated = async (): Promise<ComponentType<ReviewsAndRelatedProps>> =>
  (await import('./reviews-and-related')).ReviewsAndRelated;

/** The common layout of product pages, however the product is bought. */
export function ProductLayout(props: ProductLayoutProps & PictureChoice) {
  const { product, collection, related, reviews, story, picture, showPicture, children } = props;
  const { brand } = useLocale();
  // The picture of a service is a scene, which may be cropped.
  const isService = product.variants[0]?.requiresShipping === false;
  return (
    <>
      <div
        className={cx(
          'wrap product',
          product.isLeadGeneration ? 'lead-product' : isService && 'scene',
        )}
      >
        <ProductCrumbs product={product} collection={collection} />
        <Gallery
          title={product.title}
          images={product.images}
          motion={product.motion}
          current={picture}
          onSelect={showPicture}
        />
        <div className="product-info">
          <div>
            {product.vendor !== brand.name && (
              <p className="text-sm text-ink-soft">{product.vendor}</p>
            )}
            <h1 className="text-3xl">
              <KeptTogether text={product.title} />
            </h1>
            <ReviewSummaryLink reviews={reviews} />
          </div>
          {children}
        </div>
        <Highlights highlights={product.highlights} />
      </div>
      <LazySection
        built={process.env.BUILD_STAGE === 'build-html' ? ProductDetails : null}
        load={loadDetails}
        props={product}
      />
      {story}
      <LazySection
        built={process.env.BUILD_STAGE === 'build-html' ? ReviewsAndRelated : null}
        load={loadReviewsAndRelated}
        props={{ variants: product.variants, reviews, related }}
      />
      <RecentlyViewed product={product} />
    </>
  );
}
