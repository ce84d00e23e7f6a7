import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRailModule } from '~/src/domain/content/modules';
import type { ProductCard } from '~/src/domain/commerce/product';
import { Rail } from '~/src/ui/rail';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';
import { MoreLink } from '../more-link';

export interface ProductRailProps {
  module: ProductRailModule;
  cards: readonly ProductCard[];
  renderCard: (card: ProductCard) => ReactNode;
}

export function ProductRail({ module, cards, renderCard }: ProductRailProps) {
  const { t } = useTranslation(['common', 'home']);
  const shown = module.handles.flatMap(handle => cards.find(card => card.handle === handle) ?? []);
  if (shown.length === 0) return null;
  return (
    <Section labelledBy={module.key}>
      <Rail
        label={t('home:railLabel', { heading: module.heading })}
        labels={{ previous: t('carousel.previous'), next: t('carousel.next') }}
        heading={
          <ModuleHeading id={module.key} heading={module.heading}>
            {module.body && <p className="mt-3 max-w-2xl text-ink-soft">{module.body}</p>}
            {module.link && <MoreLink to={module.link} />}
          </ModuleHeading>
        }
      >
        {shown.map(card => (
          <li key={card.id}>{renderCard(card)}</li>
        ))}
      </Rail>
    </Section>
  );
}
