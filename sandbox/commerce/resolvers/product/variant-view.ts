import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { CatalogueProduct, CatalogueVariant } from '~/sandbox/commerce/catalogue/model';
import { moneyView } from '~/sandbox/commerce/money';
import { isForSale, unitsInStock } from '~/sandbox/commerce/runtime';
import type { PageArguments } from '../connection';
import { imageView } from '../image-view';
import { metafieldFields } from '../metafield-view';
import type { Scope } from '../scope';
import { allocationConnection } from './selling-plan-view';

/** `ProductVariant`. */
export function variantView(product: CatalogueProduct, variant: CatalogueVariant, scope: Scope) {
  const { store } = scope;
  const money = (cents: number) => moneyView(cents, store.settings.currency);
  const price = money(variant.priceCents);
  const compareAt = variant.compareAtCents === null ? null : money(variant.compareAtCents);
  const { metafields } = variant;
  const inStock = unitsInStock(store, variant);
  return {
    __typename: 'ProductVariant',
    id: globalId('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku,
    barcode: null,
    availableForSale: isForSale(store, variant),
    currentlyNotInStock: inStock !== null && inStock <= 0 && isForSale(store, variant),
    quantityAvailable: inStock,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    selectedOptions: variant.selectedOptions,
    price,
    priceV2: price,
    compareAtPrice: compareAt,
    compareAtPriceV2: compareAt,
    unitPrice: null,
    unitPriceMeasurement: null,
    requiresComponents: false,
    requiresShipping: variant.weightPounds !== null,
    taxable: true,
    weight: variant.weightPounds ?? 0,
    weightUnit: 'POUNDS',
    image: () => (variant.image ? imageView(variant.image, scope) : null),
    product: () => scope.views.product(product),
    sellingPlanAllocations: (args: PageArguments) =>
      allocationConnection(product, variant, store.settings.currency, args),
    ...metafieldFields({ metafields, publishedAt: product.publishedAt }, scope),
  };
}
