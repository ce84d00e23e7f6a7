import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '~/src/domain/content/content';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ReviewWallModule } from '~/src/domain/content/modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { Stars } from '~/src/ui/stars';
import { LocalLink } from '~/src/features/links';
import { ModuleHeading } from '../module-heading';

export type ShownReview = ReviewCard & {
  readonly productTitle: string | null;
  readonly productImage: ImageAsset | null;
};

export interface ReviewWallProps {
  module: ReviewWallModule;
  reviews: readonly ShownReview[];
}

function Review({ review }: { review: ShownReview }) {
  const { t } = useTranslation('common');
  const by = [review.author ?? t('anonymous'), review.location].filter(Boolean).join(', ');
  return (
    <li>
      {review.productHandle && review.productTitle && (
        <LocalLink
          to={`/products/${review.productHandle}`}
          className="mb-4 flex w-full items-center gap-4"
        >
          {review.productImage && (
            <span className="frame frame-tile flex-none bg-tint">
              <Image
                asset={review.productImage}
                urlFor={imageUrl}
                sizes="6rem"
                aspect={1}
                widths={[96, 192, 288]}
                alt=""
                className="cutout"
              />
            </span>
          )}
          <span>
            {/* The product stands out, not its label. */}
            <small className="block text-sm text-ink-soft">
              {t('labelled', { label: t('productLink'), value: '' })}
            </small>
            <b className="link card-title">{review.productTitle}</b>
          </span>
        </LocalLink>
      )}
      <Stars rating={review.rating} label={t('starRating', { rating: review.rating })} />
      {review.title && <h3 className="mt-3 text-xl">{review.title}</h3>}
      <p className="mt-2">{review.body}</p>
      <p className="mt-auto pt-4 text-sm text-ink-soft">{by}</p>
    </li>
  );
}

export function ReviewWall({ module, reviews }: ReviewWallProps) {
  const { t } = useTranslation('home');
  if (reviews.length === 0) return null;
  return (
    <Section tone="warm" labelledBy={module.key}>
      <div className="wrap">
        <ModuleHeading id={module.key} heading={module.heading ?? t('reviewsTitle')} />
        <ul className="reviews mt-6 md:mt-10">
          {reviews.slice(0, module.limit).map(review => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
