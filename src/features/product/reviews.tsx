import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '../../domain/content';
import { summarizeReviews } from '../../domain/review-summary';
import { Stars } from '../../ui/stars';

interface ReviewsProps {
  readonly reviews: readonly ReviewCard[];
}

/** The mean rating beside the product's name, leading to the reviews. */
export function ReviewSummaryLink({ reviews }: ReviewsProps) {
  const { t } = useTranslation('product');
  const summary = summarizeReviews(reviews);
  if (!summary) return null;
  return (
    <a href="#reviews" className="inline-flex min-h-11 items-center gap-2 text-sm">
      <Stars rating={summary.average} label={t('reviews.average', { rating: summary.average })} />
      <span className="link">{t('reviews.count', { count: summary.count })}</span>
    </a>
  );
}

/** Every review of the product. */
export function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTranslation('product');
  const summary = summarizeReviews(reviews);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="section bg-warm">
      <div className="wrap">
        <h2 id="reviews-title" className="text-3xl">
          {t('reviews.title')}
        </h2>
        {summary ? (
          <p className="mt-3 flex items-center gap-3">
            <Stars
              rating={summary.average}
              label={t('reviews.average', { rating: summary.average })}
            />
            {t('reviews.average', { rating: summary.average })},{' '}
            {t('reviews.count', { count: summary.count })}
          </p>
        ) : (
          <p className="mt-3">{t('reviews.none')}</p>
        )}
        {/* On a phone the list is a row that scrolls, which needs the keyboard's focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="reviews mt-8" aria-labelledby="reviews-title" tabIndex={0}>
          {reviews.map(review => (
            <li key={review.id}>
              <Stars
                rating={review.rating}
                label={t('reviews.rating', { rating: review.rating })}
              />
              {review.title && <h3 className="mt-3 text-xl">{review.title}</h3>}
              <p className="mt-2">{review.body}</p>
              <p className="mt-4 text-sm text-ink-soft">
                {[review.author ?? t('reviews.anonymous'), review.location]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
