import type { CataloguePlan, CatalogueVariant } from '../commerce/catalogue/model';
import { planPrice } from '../commerce/cart/pricing';
import type { StoreRuntime } from '../commerce/runtime';
import type { Interval } from '../core/calendar';
import type { Frequency } from './model';

/** The interval of a selling plan in the provider's format. */
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

/** The store's interval for a frequency of the billing provider; never in years. */
export const intervalOf = ({ unit, count }: Frequency): Interval => ({ unit: UNITS[unit], count });

/** The selling plans of a variant's product. */
export function plansOf(
  { catalogue }: StoreRuntime,
  variant: CatalogueVariant,
): readonly CataloguePlan[] {
  const product = catalogue.productsByHandle.get(variant.productHandle);
  return product?.planGroups.flatMap(group => group.plans) ?? [];
}

/** The plan with a frequency; null if the product has none. */
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
 * The unit price on a subscription, in cents: that of the plan with the frequency, else of the
 * product's first plan, because the provider accepts any frequency.
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
