import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import { isPriceIn } from '~/src/domain/commerce/money';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { buttonClass } from '~/src/ui/button';
import { DealerFinder, useDealerGate } from '../dealers';
import { useLocale } from '../locale';
import { LocalLink, PhoneLink } from '../links';
import { useTrackView } from '../shop-events';
import { LazyBuyBar } from './buy-bar/lazy-buy-bar';
import { ProductLayout, type ProductLayoutProps } from './product-layout';

interface LeadProductViewProps extends ProductLayoutProps {
  readonly settings: SiteSettings;
  /** Id of the consultation form on this page; null if there is none. */
  readonly formAnchor: string | null;
}

/** A product that a dealer installs: it offers a consultation, not the cart. */
export function LeadProductView(props: LeadProductViewProps) {
  const { product, settings, formAnchor } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const [picture, showPicture] = useState(0);
  const gate = useDealerGate();
  const cheapest = product.variants
    .filter(({ price }) => isPriceIn(price, locale.currency))
    .sort((a, b) => a.price.cents - b.price.cents)[0];
  useTrackView(
    cheapest?.id ?? null,
    cheapest ? { type: 'itemSeen', product, variant: cheapest } : null,
  );

  const box = useRef<HTMLElement>(null);
  const price = cheapest && t('lead.from', { price: formatShortPrice(cheapest.price, locale) });

  return (
    <>
      <ProductLayout {...props} picture={picture} showPicture={showPicture}>
        {price ? <p className="text-2xl font-semibold">{price}</p> : <p>{t('priceUnknown')}</p>}
        {product.tagline && <p className="text-ink-soft">{product.tagline}</p>}
        <section ref={box} aria-labelledby="lead-title" className="lead-box mt-3">
          <h2 id="lead-title" className="text-xl">
            {t('lead.title')}
          </h2>
          {formAnchor === null ? (
            <LocalLink
              to="/free-consultation"
              className={buttonClass('primary')}
              onClick={gate.onClick}
            >
              {t('lead.book')}
            </LocalLink>
          ) : (
            <a href={`#${formAnchor}`} className={buttonClass('primary')} onClick={gate.onClick}>
              {t('lead.book')}
            </a>
          )}
          <p>{t('lead.body')}</p>
          <p className="text-sm text-ink-soft">{t('lead.next')}</p>
          {settings.phone !== null && <PhoneLink phone={settings.phone} className="link" />}
          <h3 className="border-t border-line pt-4 text-lg font-semibold">{t('lead.dealer')}</h3>
          <DealerFinder />
          {gate.dialog}
        </section>
      </ProductLayout>
      <LazyBuyBar
        box={box}
        isBuyable
        title={product.title}
        detail=""
        price={price ?? null}
        button={t('lead.book')}
      />
    </>
  );
}
