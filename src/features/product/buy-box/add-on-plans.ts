import { findAutoRenewPlan } from '../plans/auto-renew';
import { lineDisplay } from '~/src/features/cart';
import type { AddLine } from '~/src/features/cart';
import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn } from '~/src/domain/commerce/money';
import { plansOf } from '~/src/domain/commerce/selling-plans';
import type { Product, SellingPlan, Variant } from '~/src/domain/commerce/product';

/** The product data needed to add a variant to the cart. */
export type PurchasableProduct = Pick<
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

/** A line to add, with the data that the cart shows until the store responds. */
export const toAddLine = (
  product: PurchasableProduct,
  variant: Variant,
  plan: SellingPlan | null,
  quantity: number,
): AddLine => ({
  input: { merchandiseId: variant.id, quantity, sellingPlanId: plan?.id ?? null, attributes: [] },
  display: lineDisplay(product, variant, plan),
});

/** The plan for a variant, null if it needs none; or that none matches and it cannot be bought. */
export type PlanMatch =
  | { readonly isFound: true; readonly plan: SellingPlan | null }
  | typeof NO_MATCH;

const NO_MATCH = { isFound: false } as const;

type ProductPlans = Pick<Product, 'requiresSellingPlan' | 'sellingPlanGroups'>;

/**
 * The plan of a variant that is sold by the term, matched according to spec account §9. A term that
 * does not renew needs none if the store sells it that way. Never a plan that does not match.
 */
export const matchPlan = (
  product: ProductPlans,
  { subscriptionFrequency }: Pick<Variant, 'subscriptionFrequency'>,
  isRenewing = true,
): PlanMatch => {
  if (!product.requiresSellingPlan && !(isRenewing && subscriptionFrequency !== null)) {
    return { isFound: true, plan: null };
  }
  const plans = plansOf(product);
  const onlyPlan = plans.length === 1 ? plans[0] : null;
  const plan =
    subscriptionFrequency === null ? onlyPlan : findAutoRenewPlan(plans, subscriptionFrequency);
  return plan ? { isFound: true, plan } : NO_MATCH;
};

const NO_TERM = { subscriptionFrequency: null };

/** The plan of an add-on: only if it is not sold without one. */
export const addOnPlan = (addOn: ProductPlans, variant: Variant): PlanMatch =>
  matchPlan(addOn, addOn.requiresSellingPlan ? variant : NO_TERM);

/** Whether an add-on can be added to the cart. */
export const canAdd = (addOn: ProductPlans, variant: Variant, currency: CurrencyCode): boolean =>
  isPriceIn(variant.price, currency) &&
  variant.availability === 'inStock' &&
  !variant.isLeadGeneration &&
  addOnPlan(addOn, variant).isFound;

/** The chosen variant of an add-on, else the first that can be bought; null if none can. */
export const chosenVariant = (
  addOn: PurchasableProduct,
  chosenId: string | undefined,
  currency: CurrencyCode,
): Variant | null => {
  const addable = addOn.variants.filter(variant => canAdd(addOn, variant, currency));
  return addable.find(({ id }) => id === chosenId) ?? addable[0] ?? null;
};
