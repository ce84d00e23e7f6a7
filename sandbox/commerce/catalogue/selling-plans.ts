import type { SeedSellingPlanGroup, SeedStore } from '~/seed/types';
import { numericId } from './ids';
import type { CataloguePlanGroup } from './model';

/** The store's selling plan groups by handle. A plan's option value is the one at its own place. */
export function cataloguePlanGroups(
  store: SeedStore,
  groups: readonly SeedSellingPlanGroup[],
): ReadonlyMap<string, CataloguePlanGroup> {
  return new Map(
    groups.map(group => [
      group.handle,
      {
        name: group.name,
        appName: group.appName,
        options: group.options,
        plans: group.plans.map((plan, index) => ({
          id: numericId('plan', store, group.handle, plan.handle),
          name: plan.name,
          interval: plan.interval,
          intervalCount: plan.intervalCount,
          discountPercent: plan.discountPercent,
          options: group.options.map(option => ({
            name: option.name,
            value: option.values[index] ?? plan.name,
          })),
        })),
      },
    ]),
  );
}
