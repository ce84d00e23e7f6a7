import { useTranslation } from 'react-i18next';
import { formatKnownPrice, formatPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ProductCard } from '~/src/domain/commerce/product';
import { buttonClass, type ButtonVariant } from '~/src/ui/button';
import { cx } from '~/src/ui/class-names';
import { Price } from '~/src/ui/price';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';

const PICTURE = { width: 192, height: 192 } as const;

interface ReplacementProps {
  readonly card: ProductCard;
  /** Of its button. */
  readonly variant: ButtonVariant;
}

/** What a shopper can buy in place of a product that cannot be bought. */
export function Replacement({ card, variant }: ReplacementProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { handle, title, image, priceMin, priceMax, compareAtPrice } = card;
  const price = formatKnownPrice(priceMin, locale);
  return (
    <LocalLink to={`/products/${handle}`} className="mt-2 flex flex-wrap items-center gap-3">
      {image && (
        <img
          className="rounded-md bg-sunk"
          src={imageUrl(image, PICTURE)}
          alt=""
          width={96}
          height={96}
        />
      )}
      <span className="grow basis-20">
        <span className="block text-sm text-ink-soft">{t('sections.instead')}</span>
        <b>{title}</b>
        {price !== null && (
          <Price
            price={priceMax.cents > priceMin.cents ? t('card:from', { price }) : price}
            was={compareAtPrice && formatPrice(compareAtPrice, locale)}
            labels={{ now: t('common:price.now'), was: t('common:price.was') }}
          />
        )}
      </span>
      <span className={cx(buttonClass(variant), 'w-full')}>{t('sections.seeInstead')}</span>
    </LocalLink>
  );
}
