import { useTranslation } from 'react-i18next';
import type { ProductCard } from '~/src/domain/commerce/product';
import { Rail } from '~/src/ui/rail';
import { ProductTile } from './product-tile';

export const RAIL_SIZES = '(min-width: 64rem) 19rem, 60vw';

/** Related products in a rail. */
export function RelatedProducts({ cards }: { readonly cards: readonly ProductCard[] }) {
  const { t } = useTranslation('product');
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('sections.related')} className="section">
      <Rail
        label={t('sections.related')}
        labels={{ previous: t('common:carousel.previous'), next: t('common:carousel.next') }}
        heading={<h2 className="text-3xl">{t('sections.related')}</h2>}
      >
        {cards.map(card => (
          <li key={card.id}>
            <ProductTile card={card} sizes={RAIL_SIZES} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
