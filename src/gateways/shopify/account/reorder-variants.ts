import type { ResultOf } from 'gql.tada';
import type { Locale } from '~/src/config/locales';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { textOrEmpty } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { toSelectedOptions } from '../catalogue/to-options';
import { toSellingPlanGroups } from '../catalogue/to-selling-plans';
import { toVariantOffer } from '../catalogue/to-variant-offer';
import { createCommerceClient, type CommerceConfig } from '../client';
import { reorderVariants } from '../documents/reorder-variants';
import { toImage } from '../to-image';
import { presentEntries, type Untrusted } from '../untrusted';

/** A variant with the product data that the cart and its plans need. */
export interface ReorderVariant {
  readonly variant: Variant;
  readonly product: Pick<
    Product,
    | 'id'
    | 'handle'
    | 'title'
    | 'productType'
    | 'vendor'
    | 'tags'
    | 'images'
    | 'requiresSellingPlan'
    | 'sellingPlanGroups'
  >;
}

type WireNodes = NonNullable<Untrusted<ResultOf<typeof reorderVariants>>>['nodes'];
type WireNode = NonNullable<NonNullable<WireNodes>[number]>;

const toReorderVariant = (wire: WireNode): ReorderVariant | null => {
  const offer = toVariantOffer(wire, textOrEmpty(wire.product?.availability?.value) || null);
  const handle = textOrEmpty(wire.product?.handle);
  if (!offer || !wire.product || handle === '') return null;
  const title = textOrEmpty(wire.product.title);
  return {
    variant: {
      ...offer,
      title: textOrEmpty(wire.title),
      selectedOptions: toSelectedOptions(wire.selectedOptions),
      image: toImage(wire.image, title),
      subscriptionFrequency: textOrEmpty(wire.subscriptionFrequency?.value) || null,
      isLeadGeneration: wire.leadGeneration?.value === 'true',
      requiresShipping: wire.requiresShipping !== false,
    },
    product: {
      id: textOrEmpty(wire.product.id),
      handle,
      title,
      productType: textOrEmpty(wire.product.productType),
      vendor: textOrEmpty(wire.product.vendor),
      tags: presentEntries(wire.product.tags).map(textOrEmpty),
      images: [],
      requiresSellingPlan: wire.product.requiresSellingPlan === true,
      sellingPlanGroups: toSellingPlanGroups(wire.product),
    },
  };
};

/**
 * The variants of earlier orders that the store still sells in the market of a locale, by
 * id.
 */
export const readReorderVariants = async (
  config: CommerceConfig,
  ids: readonly string[],
  { shopifyCountry: country, language }: Pick<Locale, 'shopifyCountry' | 'language'>,
): Promise<Result<ReadonlyMap<string, ReorderVariant>>> => {
  const client = createCommerceClient(config);
  const reply = await client(reorderVariants, { ids: [...ids], country, language });
  if (!reply.ok) return reply;
  if (!reply.value.nodes) return failure('protocol', 'The reply has no variants.');
  const found = presentEntries(reply.value.nodes).flatMap(node => toReorderVariant(node) ?? []);
  return ok(new Map(found.map(each => [each.variant.id, each])));
};
