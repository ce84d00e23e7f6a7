import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewCard, SiteSettings } from '../../domain/content';
import type { ImageAsset } from '../../domain/image';
import type { Product, ProductCard, Variant } from '../../domain/product';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { useLocale } from '../locale';
import { LocalLink } from '../navigation';
import { BuyBox } from './buy-box';
import type { Addable } from './extras';
import { Gallery } from './gallery';
import { Highlights, ProductDetails } from './product-details';
import { RelatedProducts } from './related-products';
import { Reviews, ReviewSummaryLink } from './reviews';
import { useLiveProduct } from './use-live-product';
import { useNews } from './use-news';
import { useProductSelection } from './use-product-selection';

export interface ProductViewProps {
  readonly product: Product;
  readonly collection: { readonly handle: string; readonly title: string } | null;
  readonly servicePlan: Addable | null;
  readonly addOns: readonly Addable[];
  readonly related: readonly ProductCard[];
  readonly reviews: readonly ReviewCard[];
  readonly settings: SiteSettings;
  /** What editors put below the product. */
  readonly story?: ReactNode;
}

const pictureOf = (images: readonly ImageAsset[], variant: Variant | null): number => {
  const index = images.findIndex(image => image.url === variant?.image?.url);
  return Math.max(0, index);
};

export function ProductCrumbs({
  product,
  collection,
}: Pick<ProductViewProps, 'product' | 'collection'>) {
  const { t } = useTranslation('common');
  return (
    <Breadcrumbs
      label={t('breadcrumb.label')}
      items={[
        { label: t('breadcrumb.home'), href: '/' },
        ...(collection
          ? [{ label: collection.title, href: `/collections/${collection.handle}` }]
          : []),
        { label: product.title },
      ]}
      renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
    />
  );
}

/** A product that can be put into the cart. */
export function ProductView(props: ProductViewProps) {
  const { collection, servicePlan, addOns, related, reviews, settings, story } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const live = useLiveProduct(props.product, locale);
  const { product } = live;
  const selection = useProductSelection(product);
  const { variant } = selection;
  const [picture, showPicture] = useState(0);
  const chosenPicture = pictureOf(product.images, variant);

  useEffect(() => {
    showPicture(chosenPicture);
  }, [chosenPicture]);

  const news = useNews(live, variant);

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
          <Highlights highlights={product.highlights} />
          <BuyBox
            product={product}
            selection={selection}
            servicePlan={servicePlan}
            addOns={addOns}
            settings={settings}
            news={news}
          />
          {variant?.sku && (
            <p className="text-sm text-ink-soft">{t('sku', { sku: variant.sku })}</p>
          )}
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
