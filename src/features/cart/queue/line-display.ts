import type { LineDisplay } from './intents';
import type { Product, SellingPlan, Variant } from '~/src/domain/commerce/product';
import { planPrice } from '~/src/domain/commerce/selling-plans';

type Shown = Pick<
  Product,
  'id' | 'handle' | 'title' | 'productType' | 'vendor' | 'tags' | 'images' | 'sellingPlanGroups'
>;

/**
 * What the cart shows for a variant just added, until the store replies.
 * @param plan the plan it is bought on; null for a one-time purchase
 */
export function lineDisplay(
  product: Shown,
  variant: Variant,
  plan: SellingPlan | null,
): LineDisplay {
  const offered = product.sellingPlanGroups[0]?.plans[0];
  return {
    merchandise: {
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      quantityAvailable: variant.quantityAvailable,
      isBackorder: variant.isBackorder,
      isAvailable: variant.availability === 'inStock',
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      selectedOptions: variant.selectedOptions,
      image: variant.image ?? product.images[0] ?? null,
      product: {
        id: product.id,
        handle: product.handle,
        title: product.title,
        productType: product.productType,
        vendor: product.vendor,
        tags: product.tags,
      },
    },
    sellingPlan: plan && { id: plan.id, name: plan.name, price: planPrice(variant, plan) },
    offeredPlan: offered ? { id: offered.id, discountPercent: offered.discountPercent } : null,
  };
}
