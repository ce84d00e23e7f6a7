import type { SeedSellingPlan, SeedSellingPlanGroup } from '../types';

type Interval = SeedSellingPlan['interval'];

/** Renews the GPS collar's service; the price is the variant's own. */
export const AUTO_RENEW = 'auto-renew';
/** Batteries and other parts that last for months. */
export const AUTOSHIP_POWER = 'autoship-power';
/** What pets use up week by week. */
export const AUTOSHIP_CARE = 'autoship-care';

const DELIVERY = 'Delivery frequency';
const APP = 'autoship';

function plan(
  name: string,
  interval: Interval,
  intervalCount: number,
  discountPercent: number,
): SeedSellingPlan {
  const handle = name.toLowerCase().replaceAll(' ', '-');
  return { handle, name, interval, intervalCount, discountPercent };
}

function group(
  handle: string,
  name: string,
  optionName: string,
  plans: readonly SeedSellingPlan[],
): SeedSellingPlanGroup {
  const options = [{ name: optionName, values: plans.map(each => each.name) }];
  return { handle, name, appName: APP, options, plans };
}

export const sellingPlanGroups: readonly SeedSellingPlanGroup[] = [
  group(AUTO_RENEW, 'Service plan, renews by itself', 'Renewal', [
    plan('Auto-renews every 1 month', 'MONTH', 1, 0),
    plan('Auto-renews every 12 months', 'MONTH', 12, 0),
  ]),
  group(AUTOSHIP_POWER, 'Autoship, save 15%', DELIVERY, [
    plan('Every 3 months', 'MONTH', 3, 15),
    plan('Every 4 months', 'MONTH', 4, 15),
    plan('Every 6 months', 'MONTH', 6, 15),
  ]),
  group(AUTOSHIP_CARE, 'Autoship, save 10%', DELIVERY, [
    plan('Every week', 'WEEK', 1, 10),
    plan('Every 2 weeks', 'WEEK', 2, 10),
    plan('Every month', 'MONTH', 1, 10),
    plan('Every 2 months', 'MONTH', 2, 10),
  ]),
];
