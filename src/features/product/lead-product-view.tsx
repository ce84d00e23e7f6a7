import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../domain/format-price';
import { buttonClass } from '../../ui/button';
import { useLocale } from '../locale';
import { LocalLink, PhoneLink } from '../navigation';
import { Gallery } from './gallery';
import { Highlights, ProductDetails } from './product-details';
import { ProductCrumbs, type ProductViewProps } from './product-view';
import { RelatedProducts } from './related-products';
import { Reviews, ReviewSummaryLink } from './reviews';

type LeadProductViewProps = Pick<
  ProductViewProps,
  'product' | 'collection' | 'related' | 'reviews' | 'settings' | 'story'
>;

/** A product that a dealer fits: it leads to a consultation, not into the cart. */
export function LeadProductView(props: LeadProductViewProps) {
  const { product, collection, related, reviews, settings, story } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const [picture, showPicture] = useState(0);
  const cheapest = [...product.variants].sort((a, b) => a.price.cents - b.price.cents)[0];

  return (
    <>
      <div className="wrap product">
        <ProductCrumbs product={product} collection={collection} />
        <Gallery
          title={product.title}
          images={product.images}
          current={picture}
          onSelect={showPicture}
        />
        <div className="product-info">
          <div>
            <p className="text-sm text-ink-soft">{product.vendor}</p>
            <h1 className="text-3xl">{product.title}</h1>
            {product.tagline && <p className="mt-2 text-lg text-ink-soft">{product.tagline}</p>}
            <ReviewSummaryLink reviews={reviews} />
          </div>
          {cheapest && (
            <p className="text-xl font-semibold">
              {t('lead.from', { price: formatPrice(cheapest.price, locale) })}
            </p>
          )}
          <Highlights highlights={product.highlights} />
          <section aria-labelledby="lead-title" className="lead-box">
            <h2 id="lead-title" className="text-xl">
              {t('lead.title')}
            </h2>
            <p>{t('lead.body')}</p>
            <LocalLink to="/free-consultation" className={buttonClass('primary')}>
              {t('lead.book')}
            </LocalLink>
            {settings.phone !== null && <PhoneLink phone={settings.phone} />}
            <p className="text-sm text-ink-soft">{t('lead.next')}</p>
          </section>
        </div>
      </div>
      <ProductDetails
        descriptionHtml={product.descriptionHtml}
        specifications={product.specifications}
        questions={product.questions}
      />
      {story}
      <Reviews reviews={reviews} />
      <RelatedProducts cards={related} />
    </>
  );
}
