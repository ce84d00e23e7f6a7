import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '~/src/domain/commerce/product';
import { Section } from '~/src/ui/layout';
import { Rail } from '~/src/ui/rail';

export interface ArticleProductsProps {
  readonly heading: string;
  readonly cards: readonly ProductCard[];
  /** The products to show, of those in `cards`, in this order. */
  readonly handles: readonly string[];
  readonly renderCard: (card: ProductCard) => ReactNode;
}

/** The rail of products that an article is about; nothing without any. */
export function ArticleProducts({ heading, cards, handles, renderCard }: ArticleProductsProps) {
  const { t } = useTranslation('common');
  const shown = handles.flatMap(wanted => cards.find(({ handle }) => handle === wanted) ?? []);
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="mentioned">
      <Rail
        label={heading}
        labels={{ previous: t('carousel.previous'), next: t('carousel.next') }}
        heading={
          <h2 id="mentioned" className="text-2xl">
            {heading}
          </h2>
        }
      >
        {shown.map(card => (
          <li key={card.id}>{renderCard(card)}</li>
        ))}
      </Rail>
    </Section>
  );
}
