import { useTranslation } from 'react-i18next';
import type { ReviewSummary } from '~/src/domain/commerce/review-summary';
import { customProperties } from '~/src/ui/custom-properties';

interface ReviewFilterProps {
  readonly summary: ReviewSummary;
  /** Null shows all. */
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
}

/** The distribution of ratings; each bar filters the reviews. */
export function ReviewFilter({ summary, chosen, onChoose }: ReviewFilterProps) {
  const { t } = useTranslation('product');
  const radio = (stars: number | null, label: string, isEmpty: boolean) => (
    <input
      type="radio"
      name="review-stars"
      aria-label={label}
      checked={chosen === stars}
      disabled={isEmpty}
      onChange={() => onChoose(stars)}
    />
  );
  return (
    <fieldset className="review-filter">
      <legend className="sr-only">{t('reviews.filter')}</legend>
      <label>
        {radio(null, t('reviews.all'), false)}
        <span>{t('reviews.all')}</span>
        <span aria-hidden="true">{summary.count}</span>
      </label>
      {summary.countsByStars.map(({ stars, count }) => {
        const name = t('reviews.stars', { count: stars });
        return (
          <label key={stars}>
            {radio(stars, t('reviews.share', { stars: name, count }), count === 0)}
            <span>{name}</span>
            <i style={customProperties({ '--share': count / summary.count })} />
            <span aria-hidden="true">{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
