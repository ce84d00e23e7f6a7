import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { moneyView } from '~/sandbox/commerce/money';
import { isForSale, isProductForSale, unitsInStock } from '~/sandbox/commerce/runtime';
import { connection, listSize, type PageArguments } from '../connection';
import { imageView, mediaView } from '../image-view';
import { metafieldFields } from '../metafield-view';
import { encodeVariants } from './encode-variants';
import { optionView } from './option-view';
import { selectVariant, variantFields } from './product-variants';
import type { Scope } from '../scope';
import { sellingPlanGroupView } from './selling-plan-view';
import { plainText } from '../text';

const idOf = ({ id }: { readonly id: number }) => String(id);

function priceRanges(product: CatalogueProduct, currency: string) {
  const compareAt = product.variants.map(variant => variant.compareAtCents ?? 0);
  const range = (minimum: number, maximum: number) => ({
    minVariantPrice: moneyView(minimum, currency),
    maxVariantPrice: moneyView(maximum, currency),
  });
  return {
    priceRange: range(product.minCents, product.maxCents),
    compareAtPriceRange: range(Math.min(...compareAt), Math.max(...compareAt)),
  };
}

/**
 * `Product`; `trackingParameters` only where a search found it. Lists and references are only made if
 * a query needs them.
 */
export function productView(
  product: CatalogueProduct,
  scope: Scope,
  trackingParameters: string | null = null,
) {
  const { store } = scope;
  const [firstImage] = product.images;
  return {
    __typename: 'Product',
    id: globalId('Product', product.id),
    handle: product.handle,
    title: product.title,
    productType: product.productType,
    vendor: product.vendor,
    tags: product.tags,
    description: (args: { truncateAt?: number | null }) =>
      plainText(product.descriptionHtml, args.truncateAt),
    descriptionHtml: product.descriptionHtml,
    seo: product.seo,
    isGiftCard: false,
    onlineStoreUrl: null,
    trackingParameters,
    publishedAt: product.publishedAt,
    createdAt: product.publishedAt,
    updatedAt: product.publishedAt,
    availableForSale: () => isProductForSale(store, product),
    encodedVariantExistence: () => encodeVariants(product, product.variants),
    encodedVariantAvailability: () =>
      encodeVariants(
        product,
        product.variants.filter(variant => isForSale(store, variant)),
      ),
    totalInventory: () =>
      product.variants.reduce((sum, variant) => sum + (unitsInStock(store, variant) ?? 0), 0),
    requiresSellingPlan: product.requiresSellingPlan,
    featuredImage: () => (firstImage ? imageView(firstImage, scope) : null),
    images: (args: PageArguments) =>
      connection(product.images, args, idOf, image => imageView(image, scope)),
    media: (args: PageArguments) =>
      connection(product.images, args, idOf, image => mediaView(image, scope)),
    options: (args: { first?: number | null }) =>
      product.options
        .slice(0, listSize(args.first))
        .map(option => optionView(option, selectVariant(product, scope))),
    collections: (args: PageArguments) =>
      connection(
        store.catalogue.collections.filter(entry => entry.products.includes(product)),
        args,
        idOf,
        entry => scope.views.collection(entry),
      ),
    sellingPlanGroups: (args: PageArguments) =>
      connection(
        product.planGroups,
        args,
        group => idOf(group.plans[0] ?? { id: 0 }),
        sellingPlanGroupView,
      ),
    ...priceRanges(product, store.settings.currency),
    ...variantFields(product, scope),
    ...metafieldFields(product, scope),
  };
}
