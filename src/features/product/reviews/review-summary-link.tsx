import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '~/src/domain/content/content';
import { summarizeReviews } from '~/src/domain/commerce/review-summary';
import { Stars } from '~/src/ui/stars';
import { useLocale } from '~/src/features/locale';
import { formatRating } from './format-rating';

/** The mean rating beside the product's name, leading to the reviews. */
export function ReviewSummaryLink({ reviews }: { readonly reviews: readonly ReviewCard[] }) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const summary = summarizeReviews(reviews);
  if (!summary) return null;
  return (
    <a href="#reviews" className="inline-flex min-h-11 items-center gap-2 text-sm">
      <Stars
        rating={summary.average}
        label={t('reviews.average', { rating: formatRating(summary.average, locale) })}
      />
      <span className="link">{t('reviews.count', { count: summary.count })}</span>
    </a>
  );
}
