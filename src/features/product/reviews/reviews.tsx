import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '~/src/domain/content/content';
import { summarizeReviews } from '~/src/domain/commerce/review-summary';
import { Button } from '~/src/ui/button';
import { Stars } from '~/src/ui/stars';
import { useLocale } from '~/src/features/locale';
import { formatRating } from './format-rating';
import { Review } from './review';
import { ReviewFilter } from './review-filter';

/** The number of reviews shown at first, and added by each press of the button. */
const PAGE_SIZE = 6;

interface ReviewsProps {
  readonly reviews: readonly ReviewCard[];
}

/** The reviews of the product, if it has any, with their summary and a filter by stars. */
export function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const [stars, setStars] = useState<number | null>(null);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const summary = summarizeReviews(reviews);
  if (!summary) return null;
  const chosen = stars === null ? reviews : reviews.filter(({ rating }) => rating === stars);
  const more = Math.min(PAGE_SIZE, chosen.length - limit);

  return (
    <section id="reviews" aria-labelledby="reviews-title" className="section bg-warm">
      <div className="wrap aside-grid">
        <div className="reviews-head">
          <h2 id="reviews-title" className="text-3xl">
            {t('reviews.title')}
          </h2>
          <p className="reviews-average">
            <strong aria-hidden="true">{formatRating(summary.average, locale, 1)}</strong>
            <span>
              <Stars
                rating={summary.average}
                label={t('reviews.average', {
                  rating: formatRating(summary.average, locale),
                })}
              />
              <br />
              {t('reviews.count', { count: summary.count })}
            </span>
          </p>
          {summary.count > 2 && (
            <ReviewFilter
              summary={summary}
              chosen={stars}
              onChoose={next => {
                setStars(next);
                setLimit(PAGE_SIZE);
              }}
            />
          )}
        </div>
        {chosen.length > 0 && (
          <div>
            <p role="status" className="sr-only">
              {stars !== null && t('reviews.shown', { count: chosen.length })}
            </p>
            <ul className="reviews-list" aria-labelledby="reviews-title">
              {chosen.map((review, index) => (
                // Without JavaScript there is no button, and every review is shown.
                <li key={review.id} className={index < limit ? undefined : 'script-hidden'}>
                  <Review review={review} />
                </li>
              ))}
            </ul>
            {more > 0 && (
              <Button
                variant="secondary"
                className="script-only mt-8"
                onClick={() => setLimit(limit + PAGE_SIZE)}
              >
                {t('reviews.more', { count: more })}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
