import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import type { ImageAsset } from '~/src/domain/content/media/image';
import type { Variant } from '~/src/domain/commerce/product';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import { isPriceKnown } from './is-price-known';
import { useLocale } from '../locale';
import { useTrackView } from '../shop-events';
import { LazyBuyBar } from './buy-bar/lazy-buy-bar';
import { BuyBox } from './buy-box/buy-box';
import type { PurchasableProduct } from './buy-box/add-on-plans';
import { ProductLayout, type ProductLayoutProps } from './product-layout';
import { useLiveProduct } from './buy-box/use-live-product';
import { useChangeNotice } from './buy-box/use-change-notice';
import { replacementOf } from './replacement-of';
import { useProductSelection } from './options/use-product-selection';

interface ProductViewProps extends ProductLayoutProps {
  readonly servicePlan: PurchasableProduct | null;
  readonly addOns: readonly PurchasableProduct[];
  readonly settings: SiteSettings;
  /** Identifies the navigation that led here; after another one the address is read again. */
  readonly visit: string;
}

const pictureOf = (images: readonly ImageAsset[], variant: Variant | null): number => {
  const index = images.findIndex(image => image.url === variant?.image?.url);
  return Math.max(0, index);
};

/** A product that can be added to the cart. */
export function ProductView(props: ProductViewProps) {
  const { servicePlan, addOns, settings, visit } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const live = useLiveProduct(props.product, locale);
  const { product } = live;
  const selection = useProductSelection(product, visit);
  const { variant } = selection;
  useTrackView(variant?.id ?? null, variant ? { type: 'itemSeen', product, variant } : null);
  const [picture, showPicture] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const chosenPicture = pictureOf(product.images, variant);

  useEffect(() => {
    showPicture(chosenPicture);
  }, [chosenPicture]);

  const changeNotice = useChangeNotice(live, variant);

  return (
    <>
      <ProductLayout {...props} product={product} picture={picture} showPicture={showPicture}>
        <div ref={box}>
          <BuyBox
            product={product}
            selection={selection}
            servicePlan={servicePlan}
            addOns={addOns}
            settings={settings}
            changeNotice={changeNotice}
            replacement={replacementOf(props.related)}
          />
        </div>
        {variant?.sku && (
          <p className="mt-3 text-sm text-ink-soft">{t('sku', { sku: variant.sku })}</p>
        )}
      </ProductLayout>
      <LazyBuyBar
        box={box}
        isBuyable={
          variant?.availability === 'inStock' &&
          !variant.isLeadGeneration &&
          isPriceKnown(product, variant.price, locale.currency)
        }
        title={product.title}
        detail={variant?.selectedOptions.map(({ value }) => value).join(', ') ?? ''}
        price={variant ? formatKnownPrice(variant.price, locale) : null}
        button={t('availability.inStock')}
      />
    </>
  );
}
