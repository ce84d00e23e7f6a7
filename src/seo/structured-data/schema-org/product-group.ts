import type { Product as ProductNode, ProductGroup } from 'schema-dts';
import type { ReviewCard } from '~/src/domain/content/content';
import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn, rangeOf, toDecimal } from '~/src/domain/commerce/money';
import type { Product, Variant } from '~/src/domain/commerce/product';
import type { StoreTerms } from '~/src/domain/commerce/store-terms';
import { variantProperty, type VariantProperty } from '~/src/domain/commerce/variant-property';
import { numericId } from '~/src/domain/commerce/variants';
import { pictureAddress } from './images';
import { offerOf, termsOfOffers } from './offers';
import { reviewFields } from './reviews';
import type { JsonLdNode } from './to-json-ld';

/** The data of a product page in addition to the product. */
export interface ProductPlace {
  /** Full address of the page. */
  readonly url: string;
  readonly description: string | null;
  readonly reviews: readonly ReviewCard[];
  /** The name of a reviewer who gave none. */
  readonly anonymous: string;
  readonly terms: StoreTerms;
}

type Described = Pick<
  Product,
  'id' | 'title' | 'vendor' | 'images' | 'options' | 'variants' | 'isLeadGeneration'
>;

const commonFields = (
  product: Described,
  { url, description, reviews, anonymous }: ProductPlace,
) => ({
  name: product.title,
  url,
  image: pictureAddress(product.images[0]),
  brand: { '@type': 'Brand' as const, name: product.vendor },
  ...(description && { description }),
  ...reviewFields(reviews, anonymous),
});

/** A product that a dealer installs has a starting price, and cannot be added to a cart. */
const leadOffer = (
  variants: readonly Variant[],
  currency: CurrencyCode,
): Pick<ProductNode, 'offers'> => {
  const range = rangeOf(
    variants.map(({ price }) => price),
    currency,
  );
  if (!range) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: toDecimal(range.min),
      highPrice: toDecimal(range.max),
      priceCurrency: range.min.currency,
      offerCount: variants.length,
    },
  };
};

const ownProperties = (
  variant: Variant,
): Partial<Record<VariantProperty, string>> & Pick<ProductNode, 'additionalProperty'> => {
  const known = variant.selectedOptions.flatMap(({ name, value }) => {
    const property = variantProperty(name);
    return property === null ? [] : [[property, value] as const];
  });
  const others = variant.selectedOptions.filter(({ name }) => variantProperty(name) === null);
  return {
    ...Object.fromEntries(known),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value,
      })),
    }),
  };
};

/**
 * A product as its page sells it: one with options as a group of its variants, each with its own
 * URL; one without as a single product; one that a dealer installs with its starting price.
 * Includes the entities that the offers refer to.
 */
export const productNodes = (product: Described, place: ProductPlace): readonly JsonLdNode[] => {
  const { options, images } = product;
  const { currency } = place.terms;
  // Structured data contains no price that the page does not show.
  const variants = product.variants.filter(({ price }) => isPriceIn(price, currency));
  const [only] = variants;
  const common = commonFields(product, place);
  if (product.isLeadGeneration || only === undefined) {
    return [{ '@type': 'Product', ...common, ...leadOffer(variants, currency) }];
  }
  const terms = termsOfOffers(variants, place.terms);
  if (options.length === 0) {
    const offers = offerOf(product, only, place.url, place.terms);
    return [{ '@type': 'Product', ...common, sku: only.sku || undefined, offers }, ...terms];
  }
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: numericId(product.id),
    variesBy: options.map(({ name }) => {
      const property = variantProperty(name);
      return property === null ? name : `https://schema.org/${property}`;
    }),
    hasVariant: variants.map(variant => ({
      '@type': 'Product',
      name: `${product.title}, ${variant.selectedOptions.map(({ value }) => value).join(', ')}`,
      sku: variant.sku || undefined,
      // Where it is the group's own there is nothing more to see.
      ...(variant.image &&
        variant.image.url !== images[0]?.url && { image: pictureAddress(variant.image) }),
      ...ownProperties(variant),
      offers: offerOf(product, variant, place.url, place.terms),
    })),
  };
  return [group, ...terms];
};
