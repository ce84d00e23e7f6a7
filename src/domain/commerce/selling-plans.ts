import { percentOff, type Money } from './money';
import type { DeliveryInterval, IntervalUnit, Product, SellingPlan, Variant } from './product';

const UNITS: readonly IntervalUnit[] = ['day', 'week', 'month', 'year'];
const DAYS: Readonly<Record<IntervalUnit, number>> = { day: 1, week: 7, month: 30, year: 365 };
const WORDED = /\b(?:(\d+)[\s-]*)?(day|week|month|year)(s|ly)?\b/i;

/** Parses a frequency such as "1 month", "Every 2 weeks" or "Monthly". Null if there is none. */
export const parseInterval = (words: string): DeliveryInterval | null => {
  const match = WORDED.exec(words);
  const unit = UNITS.find(known => known === match?.[2]?.toLowerCase());
  const count = Number(match?.[1] ?? 1);
  return unit && count > 0 ? { count, unit } : null;
};

/** Price of one unit of the variant on that plan; its own price without one. */
export const planPrice = (
  variant: Pick<Variant, 'price'>,
  plan: Pick<SellingPlan, 'discountPercent'> | null,
): Money => (plan ? percentOff(variant.price, plan.discountPercent) : variant.price);

const length = (plan: SellingPlan): number =>
  plan.interval ? plan.interval.count * DAYS[plan.interval.unit] : Number.POSITIVE_INFINITY;

/** Every plan of the product, the most frequent first. */
export const plansOf = (product: Pick<Product, 'sellingPlanGroups'>): readonly SellingPlan[] =>
  product.sellingPlanGroups.flatMap(group => group.plans).sort((a, b) => length(a) - length(b));

/** The best saving of the product's plans in percent; 0 without plans. */
export const bestPlanPercent = (product: Pick<Product, 'sellingPlanGroups'>): number =>
  Math.max(0, ...plansOf(product).map(plan => plan.discountPercent));
