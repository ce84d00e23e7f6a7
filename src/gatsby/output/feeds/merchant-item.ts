import type { CurrencyCode } from '~/src/config/currency';
import { gtinOf } from './gtin';
import { cutText } from '~/src/gatsby/cut-text';
import { htmlText } from './html-text';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { isPriceIn, toDecimal, type Money } from '~/src/domain/commerce/money';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { shippingCost, type StoreTerms } from '~/src/domain/commerce/store-terms';
import { variantQuery } from '~/src/domain/commerce/variant-query';
import { variantProperty } from '~/src/domain/commerce/variant-property';
import { isOnSale, numericId } from '~/src/domain/commerce/variants';
import { SOCIAL_IMAGE } from '~/src/config/constants';
import { element } from '../xml';

/** The limits of merchant feeds: characters, and pictures besides the first. */
const MOST = { title: 150, description: 5000, images: 10 } as const;

export interface MerchantProduct {
  readonly platformId: string;
  readonly product: Omit<Product, 'id'>;
  /** As the feed writes it. */
  readonly productType: string;
  /** Absolute URL of its page. */
  readonly address: string;
}

const money = (amount: Money): string => `${toDecimal(amount)} ${amount.currency}`;

/** Whether it may be listed: sold on the site, shipped by parcel, with a picture. */
export const isMerchandise = (
  product: Omit<Product, 'id'>,
  variant: Variant,
  currency: CurrencyCode,
): boolean =>
  !product.isLeadGeneration &&
  !product.requiresSellingPlan &&
  !variant.isLeadGeneration &&
  variant.requiresShipping &&
  variant.availability !== 'discontinued' &&
  variant.price.cents > 0 &&
  isPriceIn(variant.price, currency) &&
  (variant.image ?? product.images[0]) !== undefined;

const pictures = (product: Omit<Product, 'id'>, variant: Variant): readonly string[] => {
  const first: readonly ImageAsset[] = variant.image ? [variant.image] : [];
  const urls = [...first, ...product.images].map(image =>
    imageUrl(image, { width: SOCIAL_IMAGE.width }),
  );
  return [...new Set(urls)].slice(0, MOST.images + 1);
};

const shipping = (variant: Variant, terms: StoreTerms): string => {
  const cost = shippingCost(variant.price, terms);
  if (cost === null) return '';
  const { delivery } = terms;
  return [
    '<g:shipping>',
    element('g:country', terms.country),
    element('g:price', money(cost)),
    element('g:min_handling_time', delivery && '0'),
    element('g:max_handling_time', delivery && String(delivery.handlingDays)),
    element('g:min_transit_time', delivery && String(delivery.transitDays.min)),
    element('g:max_transit_time', delivery && String(delivery.transitDays.max)),
    '</g:shipping>',
  ].join('');
};

/** A variant as an item of a feed in Google's namespace. */
export const merchantItem = (
  { product, productType, address, platformId }: MerchantProduct,
  variant: Variant,
  terms: StoreTerms,
): string => {
  const values = variant.selectedOptions.map(({ value }) => value);
  const known = variant.selectedOptions.flatMap(({ name, value }) => {
    const property = variantProperty(name);
    return property === null ? [] : [element(`g:${property}`, value)];
  });
  const [image, ...more] = pictures(product, variant);
  const sale = isOnSale(variant) ? variant.compareAtPrice : null;
  const gtin = gtinOf(variant.barcode);
  return [
    '<item>',
    element('g:id', numericId(variant.id)),
    element('g:item_group_id', product.options.length > 0 ? numericId(platformId) : null),
    element('g:title', cutText([product.title, ...values].join(', '), MOST.title)),
    element(
      'g:description',
      cutText(
        htmlText(product.descriptionHtml) || product.tagline || product.title,
        MOST.description,
      ),
    ),
    element('g:link', `${address}${variantQuery(product, variant)}`),
    element('g:image_link', image ?? null),
    ...more.map(each => element('g:additional_image_link', each)),
    // Merchants accept "backorder" only with a date, which the platform does not provide.
    element(
      'g:availability',
      variant.availability === 'inStock' && !variant.isBackorder ? 'in_stock' : 'out_of_stock',
    ),
    element('g:price', money(sale ?? variant.price)),
    element('g:sale_price', sale && money(variant.price)),
    element('g:brand', product.vendor || null),
    gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
    element('g:condition', 'new'),
    element('g:product_type', productType.split(/\s*\/\s*/).join(' > ') || null),
    ...known,
    shipping(variant, terms),
    '</item>',
  ].join('');
};
