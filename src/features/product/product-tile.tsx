import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRating } from '~/src/features/product/reviews/format-rating';
import { formatKnownPrice, formatPrice, formatShortPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { Badge } from '~/src/ui/badge';
import { Stars } from '~/src/ui/stars';
import { SwatchDot } from '~/src/ui/swatch-dot';
import { Image } from '~/src/ui/image';
import { KeptTogether } from '~/src/ui/text/kept-together';
import { Price } from '~/src/ui/price';
import { useLocale } from '../locale';
import { LocalLink } from '../links';

const WIDTHS = [352, 480, 640] as const;

interface TileProps {
  readonly card: TileCard;
  /** As the `sizes` of an image, for the column of the tile. */
  readonly sizes: string;
  /** The first tiles of a page: their pictures are fetched at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Shown beside the price; a button in it is above the link. */
  readonly action?: ReactNode;
}

/** A badge in the corner of the picture. */
function CornerBadge(props: ComponentProps<typeof Badge>) {
  return (
    <span className="card-badge">
      <Badge {...props} />
    </span>
  );
}

function TileBadge({ card }: { readonly card: TileCard }) {
  const { t } = useTranslation('card');
  if (card.availability !== 'inStock') {
    return <CornerBadge tone="quiet">{t(`availability.${card.availability}`)}</CornerBadge>;
  }
  if (card.compareAtPrice !== null) return <CornerBadge tone="sale">{t('sale')}</CornerBadge>;
  if (card.isLeadGeneration) return <CornerBadge>{t('consultation')}</CornerBadge>;
  return null;
}

/** The rating, and at the end of its line the colors: a tile of one color has no gap in their place. */
function TileFacts({ card }: { readonly card: TileCard }) {
  const { t } = useTranslation('card');
  const { locale } = useLocale();
  const { rating, swatches } = card;
  if (!rating && swatches.length < 2) return null;
  return (
    <p className="card-rating">
      {rating && (
        <span className="flex items-center gap-1">
          <Stars
            rating={rating.average}
            label={t('rating', {
              rating: formatRating(rating.average, locale),
              count: rating.count,
            })}
          />
          <span aria-hidden="true">{rating.count}</span>
        </span>
      )}
      {swatches.length > 1 && (
        <span
          className="inline-flex gap-1"
          role="img"
          aria-label={t('colors', { count: swatches.length })}
        >
          {swatches.map(color => (
            <SwatchDot key={color} color={color} />
          ))}
        </span>
      )}
    </p>
  );
}

/**
 * A product in a rail or a collection: the whole tile is one link. Under a mouse it shows its second
 * picture, which loads then.
 */
export function ProductTile({
  card,
  sizes,
  priority = false,
  headingLevel = 3,
  action,
}: TileProps) {
  const { t } = useTranslation('card');
  const { locale } = useLocale();
  const [isHovered, setHovered] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const known = formatKnownPrice(card.priceMin, locale);
  // What a dealer installs has the price of the smallest yard, as short as on its own page.
  const isLead = card.isLeadGeneration;
  const price = isLead && known !== null ? formatShortPrice(card.priceMin, locale) : known;
  const hasRange = card.priceMax.cents > card.priceMin.cents || isLead;
  return (
    <article
      className="card"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
    >
      <div className="frame frame-tile zoom">
        {card.image && (
          <Image
            asset={card.image}
            urlFor={imageUrl}
            sizes={sizes}
            aspect={1}
            widths={WIDTHS}
            priority={priority}
            alt=""
          />
        )}
        {isHovered && card.hoverImage && (
          <Image
            asset={card.hoverImage}
            urlFor={imageUrl}
            sizes={sizes}
            aspect={1}
            widths={WIDTHS}
            alt=""
            className="card-hover"
          />
        )}
        <TileBadge card={card} />
      </div>
      <Heading className="card-title">
        <LocalLink to={`/products/${card.handle}`}>
          <KeptTogether text={card.title} />
        </LocalLink>
      </Heading>
      <TileFacts card={card} />
      {card.tagline && <p className="card-text">{card.tagline}</p>}
      {card.autoshipPercent > 0 && (
        <p className="card-text">{t('autoship', { discount: card.autoshipPercent })}</p>
      )}
      <Price
        price={price === null ? t('common:price.unknown') : hasRange ? t('from', { price }) : price}
        was={card.compareAtPrice && formatPrice(card.compareAtPrice, locale)}
        labels={{ now: t('common:price.now'), was: t('common:price.was') }}
      />
      {action}
    </article>
  );
}
