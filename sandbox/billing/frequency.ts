import type { CataloguePlan, CatalogueVariant } from '../commerce/catalogue/model';
import { planPrice } from '../commerce/cart/pricing';
import type { StoreRuntime } from '../commerce/runtime';
import type { Interval } from '../core/calendar';
import type { Frequency } from './model';

/** An interval of a selling plan as the provider writes it. */
export function frequencyOf({ unit, count }: Interval): Frequency {
  switch (unit) {
    case 'DAY':
      return { unit: 'day', count };
    case 'WEEK':
      return { unit: 'week', count };
    case 'MONTH':
      return { unit: 'month', count };
    case 'YEAR':
      return { unit: 'month', count: count * 12 };
  }
}

const UNITS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

export const intervalOf = ({ unit, count }: Frequency): Interval => ({ unit: UNITS[unit], count });

/** The plans on which a variant's product is sold. */
export function plansOf(
  { catalogue }: StoreRuntime,
  variant: CatalogueVariant,
): readonly CataloguePlan[] {
  const product = catalogue.productsByHandle.get(variant.productHandle);
  return product?.planGroups.flatMap(group => group.plans) ?? [];
}

/** The plan of that frequency; null when the product is not sold on it. */
export function planFor(
  store: StoreRuntime,
  variant: CatalogueVariant,
  wanted: Frequency,
): CataloguePlan | null {
  const isWanted = ({ interval, intervalCount }: CataloguePlan): boolean => {
    const { unit, count } = frequencyOf({ unit: interval, count: intervalCount });
    return unit === wanted.unit && count === wanted.count;
  };
  return plansOf(store, variant).find(isWanted) ?? null;
}

/**
 * One unit on a subscription, in cents: by the plan of that frequency, else by the first plan of the product, as
 * the provider takes every frequency.
 */
export function subscriptionPrice(
  store: StoreRuntime,
  variant: CatalogueVariant,
  frequency: Frequency,
): number {
  return planPrice(
    variant,
    planFor(store, variant, frequency) ?? plansOf(store, variant)[0] ?? null,
  );
}
