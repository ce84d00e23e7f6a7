import type { CartLine } from '~/src/domain/commerce/cart';
import type { PlanChoice } from '~/src/features/cart/queue/intents';
import type { LiveOffer } from '~/src/domain/commerce/live-offer';
import type { DeliveryInterval, SellingPlan } from '~/src/domain/commerce/product';
import { parseInterval, planPrice, plansOf } from '~/src/domain/commerce/selling-plans';

/** A way in which a line of the cart can be bought. */
export interface PlanOption {
  /** Null for a one-time purchase. */
  readonly plan: PlanChoice | null;
  readonly discountPercent: number;
  readonly price: PlanChoice['price'];
}

const MONTHS_A_YEAR = 12;

/** Whether two intervals are the same length: a year is twelve months. */
export const isSameInterval = (one: DeliveryInterval, other: DeliveryInterval): boolean => {
  const inMonths = ({ count, unit }: DeliveryInterval): string =>
    unit === 'year' ? `${count * MONTHS_A_YEAR} month` : `${count} ${unit}`;
  return inMonths(one) === inMonths(other);
};

/**
 * The ways to buy a line, as the store sells the product now: once, if possible, and on each of its
 * plans. A variant that represents a term ("Yearly") has only the plans of that term. Null if the
 * store no longer sells the variant.
 */
export function planChoices(
  { merchandise }: Pick<CartLine, 'merchandise'>,
  offer: LiveOffer,
): readonly PlanOption[] | null {
  const variant = offer.variants.find(({ id }) => id === merchandise.id);
  if (!variant) return null;
  const [term] = merchandise.selectedOptions.flatMap(({ value }) => parseInterval(value) ?? []);
  const fits = ({ interval }: SellingPlan): boolean =>
    !offer.requiresSellingPlan || !term || !interval || isSameInterval(interval, term);
  const once: PlanOption = { plan: null, discountPercent: 0, price: variant.price };
  const onPlans = plansOf(offer)
    .filter(fits)
    .map(({ id, name, discountPercent }): PlanOption => {
      const price = planPrice(variant, { discountPercent });
      return { plan: { id, name, price }, discountPercent, price };
    });
  return offer.requiresSellingPlan ? onPlans : [once, ...onPlans];
}
