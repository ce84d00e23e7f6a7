import { lineDisplay } from '../../domain/cart-queue-display';
import type { AddLine } from '../../domain/cart-queue';
import { planOfVariant, plansOf } from '../../domain/selling-plans';
import type { Product, SellingPlan, Variant } from '../../domain/product';

/** What of a product is needed to put a variant of it into the cart. */
export type Addable = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'productType'
  | 'vendor'
  | 'tags'
  | 'images'
  | 'variants'
  | 'requiresSellingPlan'
  | 'sellingPlanGroups'
>;

/** A line to add, with what the cart shows of it until the store answers. */
export const addLine = (
  product: Addable,
  variant: Variant,
  plan: SellingPlan | null,
  quantity: number,
): AddLine => ({
  input: { merchandiseId: variant.id, quantity, sellingPlanId: plan?.id ?? null, attributes: [] },
  display: lineDisplay(product, variant, plan),
});

/** The plan that a variant is sold on where it is sold on plans alone. */
export const requiredPlan = (product: Addable, variant: Variant): SellingPlan | null =>
  product.requiresSellingPlan
    ? (planOfVariant(product, variant) ?? plansOf(product)[0] ?? null)
    : null;

/** The first variant that can be bought; null when none can. */
export const buyableVariant = (product: Pick<Product, 'variants'>): Variant | null =>
  product.variants.find(variant => variant.availability === 'inStock') ?? null;
