import { useTranslation } from 'react-i18next';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ProductCard } from '~/src/domain/commerce/product';
import { Image } from '~/src/ui/image';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';

export interface ProductMentionProps {
  readonly card: ProductCard;
  /** Why the text mentions it; null for its tagline. */
  readonly note: string | null;
}

/** A product within a text, as one wide link. */
export function ProductMention({ card, note }: ProductMentionProps) {
  const { t } = useTranslation('article');
  const { locale } = useLocale();
  const text = note ?? card.tagline;
  const hasRange = card.priceMax.cents > card.priceMin.cents;
  const price = formatKnownPrice(card.priceMin, locale);
  return (
    <LocalLink to={`/products/${card.handle}`} className="mention">
      {card.image && (
        <span className="frame frame-tile">
          <Image
            asset={card.image}
            urlFor={imageUrl}
            sizes="9rem"
            widths={[160, 320]}
            aspect={1}
            alt=""
          />
        </span>
      )}
      <span className="mention-text">
        <b>{card.title}</b>
        {text && <span>{text}</span>}
        <span className="mention-end">
          <span className="price">
            {price === null
              ? t('common:price.unknown')
              : hasRange
                ? t('common:from', { price })
                : price}
          </span>
          <span className="link">{t('post.seeProduct')}</span>
        </span>
      </span>
    </LocalLink>
  );
}
