import type { Product } from '~/src/domain/commerce/product';
import { ok, type Result } from '~/src/domain/data/result';
import type { Locale } from '~/src/config/locales';
import { failure } from '~/src/gateways/http/failure';
import { withRetries, type RetryOptions } from '~/src/gateways/http/with-retries';
import { createCommerceClient, type CommerceConfig } from '../client';
import { productRefresh } from '../documents/product-refresh';
import { toSellingPlanGroups } from './to-selling-plans';
import { toVariantOffer, type VariantOffer } from './to-variant-offer';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries } from '../untrusted';

export type { VariantOffer } from './to-variant-offer';

/** The product data that a page refreshes after the build. */
export interface ProductOffer
  extends Pick<Product, 'title' | 'requiresSellingPlan' | 'sellingPlanGroups'> {
  readonly variants: readonly VariantOffer[];
}

type Market = Pick<Locale, 'shopifyCountry' | 'language'>;

/**
 * Reads a product's prices, availability and plans in the market of a locale (spec storefront §3
 * Product update query result). Null if the store no longer sells it. Retries retryable failures.
 */
export const refreshProduct = async (
  config: CommerceConfig,
  productId: string,
  market: Market,
  options: RetryOptions = {},
): Promise<Result<ProductOffer | null>> => {
  const client = createCommerceClient(config);
  const variables = { id: productId, country: market.shopifyCountry, language: market.language };
  const reply = await withRetries(() => client(productRefresh, variables, options.signal), options);
  if (!reply.ok) return reply;
  const wire = reply.value.product;
  if (wire === null) return ok(null);
  if (wire === undefined) return failure('protocol', 'The reply has no product.');
  const note = textOrEmpty(wire.availability?.value) || null;
  const wireVariants = presentEntries(wire.variants?.nodes);
  const variants = wireVariants.flatMap(variant => toVariantOffer(variant, note) ?? []);
  if (variants.length === 0 || variants.length < wireVariants.length) {
    return failure('protocol', `The variants of product ${productId} cannot be read.`);
  }
  return ok({
    title: textOrEmpty(wire.title),
    requiresSellingPlan: wire.requiresSellingPlan === true,
    sellingPlanGroups: toSellingPlanGroups(wire),
    variants,
  });
};
