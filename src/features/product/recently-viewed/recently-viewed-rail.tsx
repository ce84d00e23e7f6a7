import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseViewedProducts } from './parse-viewed-products';
import { FEWEST_SHOWN } from './viewed-products';
import { viewedProductCard } from './viewed-product-card';
import { Button } from '~/src/ui/button';
import { Rail } from '~/src/ui/rail';
import { useLocale } from '~/src/features/locale';
import { parseJson } from '~/src/domain/data/json';
import { localStore } from '~/src/features/storage';
import { ProductTile } from '../product-tile';
import { RAIL_SIZES } from '../related-products';

export interface RecentlyViewedRailProps {
  readonly storageKey: string;
  /** Handle of the current product. */
  readonly except: string;
  /** Called if there is nothing to show, so that no space is reserved for it. */
  readonly onEmpty: () => void;
}

/** Recently viewed products, with the data from that visit. */
export function RecentlyViewedRail({ storageKey, except, onEmpty }: RecentlyViewedRailProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const message = useRef<HTMLParagraphElement>(null);
  const [isCleared, setCleared] = useState(false);
  const [seen] = useState(() => parseViewedProducts(parseJson(localStore.get(storageKey))));
  const shown = seen.filter(
    ({ handle, price }) => handle !== except && price.currency === locale.currency,
  );

  const isNothing = shown.length < FEWEST_SHOWN;
  useEffect(() => {
    if (isNothing) onEmpty();
  }, [isNothing, onEmpty]);

  useEffect(() => {
    // The focused button is removed.
    if (isCleared) message.current?.focus();
  }, [isCleared]);

  if (isNothing) return null;
  const heading = <h2 className="text-3xl">{t('sections.recent')}</h2>;
  if (isCleared) {
    return (
      <section aria-label={t('sections.recent')} className="section wrap">
        {heading}
        <p ref={message} tabIndex={-1} className="mt-3">
          {t('recent.cleared')}
        </p>
      </section>
    );
  }
  return (
    <section aria-label={t('sections.recent')} className="section">
      <Rail
        label={t('sections.recent')}
        labels={{ previous: t('common:carousel.previous'), next: t('common:carousel.next') }}
        heading={
          <>
            {heading}
            <p className="mt-3 flex flex-wrap items-center gap-4 text-sm text-ink-soft">
              {t('recent.note')}
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  localStore.remove(storageKey);
                  setCleared(true);
                }}
              >
                {t('recent.clear')}
              </Button>
            </p>
          </>
        }
      >
        {shown.map(each => (
          <li key={each.handle}>
            <ProductTile card={viewedProductCard(each)} sizes={RAIL_SIZES} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
