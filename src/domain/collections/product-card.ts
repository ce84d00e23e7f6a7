import { bestAvailability } from '../commerce/availability';
import type { CurrencyCode } from '~/src/config/currency';
import { compareMoney, isPriceIn, rangeOf, type Money } from '../commerce/money';
import type { Product, ProductCard, Variant } from '../commerce/product';
import { bestPlanPercent } from '../commerce/selling-plans';
import { isOnSale, savingBaseOf } from '../commerce/variants';

/** What a variant at that price cost before; null if none of them is on sale. */
const compareAtOf = (
  variants: readonly Variant[],
  price: Money,
  lowestPrices: Product['lowestPrices'],
): Money | null => {
  const reduced = variants.find(
    variant => compareMoney(variant.price, price) === 0 && isOnSale(variant),
  );
  const before = reduced && savingBaseOf(reduced, lowestPrices);
  return before && before.cents > price.cents ? before : null;
};

const isSimple = (product: Product, currency: CurrencyCode): boolean => {
  const [variant, ...others] = product.variants;
  return (
    variant?.availability === 'inStock' &&
    isPriceIn(variant.price, currency) &&
    others.length === 0 &&
    !product.isLeadGeneration &&
    !product.requiresSellingPlan
  );
};

/**
 * The data of a product tile, without its rating, which is content. `publishedAt` is an ISO 8601
 * instant, `currency` that of the locale: a variant with an invalid price in it counts only if there
 * is no other. Throws for a product without variants, which the platform does not have.
 */
export const toProductCard = (
  product: Product,
  publishedAt: string,
  currency: CurrencyCode,
): ProductCard => {
  const { variants } = product;
  const prices = rangeOf(
    variants.map(({ price }) => price),
    currency,
  );
  if (!prices) throw new Error(`The product "${product.handle}" has no variant.`);
  const swatches = product.options.flatMap(option =>
    option.values.flatMap(({ swatch }) => swatch ?? []),
  );
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.productType,
    publishedAt,
    tagline: product.tagline,
    image: product.images[0] ?? null,
    hoverImage: product.images[1] ?? null,
    priceMin: prices.min,
    priceMax: prices.max,
    compareAtPrice: compareAtOf(
      variants.filter(({ price }) => isPriceIn(price, currency)),
      prices.min,
      product.lowestPrices,
    ),
    availability: bestAvailability(variants),
    swatches: [...new Set(swatches)],
    autoshipPercent: bestPlanPercent(product),
    rating: null,
    isLeadGeneration: product.isLeadGeneration,
    isSimple: isSimple(product, currency),
    options: product.options,
  };
};
