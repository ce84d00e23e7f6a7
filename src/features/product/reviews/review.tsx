import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '~/src/domain/content/content';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { Stars } from '~/src/ui/stars';
import { useLocale } from '~/src/features/locale';

/** One review card; unsigned it reads 'Anonymous' (spec storefront §3). */
export function Review({ review }: { readonly review: ReviewCard }) {
  const { t } = useTranslation(['product', 'common']);
  const { locale } = useLocale();
  const { rating, title, body, author, location, date, petName, image } = review;
  const day = date === null ? null : new Date(`${date}T00:00:00Z`);
  const by = [
    author ?? t('common:anonymous'),
    petName && t('reviews.with', { pet: petName }),
    location,
  ];
  return (
    <article>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
        <Stars rating={rating} label={t('reviews.rating', { rating })} />
        {day && !Number.isNaN(day.getTime()) && (
          <time dateTime={date ?? undefined}>
            {day.toLocaleDateString(locale.dateFormat, { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        )}
      </p>
      {image && (
        <div className="frame frame-tile review-picture">
          <Image asset={image} urlFor={imageUrl} sizes="10rem" aspect={1} widths={[320]} />
        </div>
      )}
      {title && <h3 className="mt-3 text-xl">{title}</h3>}
      <p className="mt-2">{body}</p>
      <p className="mt-4 text-sm text-ink-soft">{by.filter(Boolean).join(', ')}</p>
    </article>
  );
}
