import type { ResultOf } from 'gql.tada';
import type {
  DeliveryInterval,
  SellingPlan,
  SellingPlanGroup,
} from '~/src/domain/commerce/product';
import { parseInterval } from '~/src/domain/commerce/selling-plans';
import type { sellingPlansFragment } from '../documents/selling-plans';
import { text, wholeNumber } from '~/src/domain/data/read';
import { each, type Unread } from '../unread';

export type WirePlans = NonNullable<Unread<ResultOf<typeof sellingPlansFragment>>>;
type WireGroup = NonNullable<
  NonNullable<NonNullable<WirePlans['sellingPlanGroups']>['nodes']>[number]
>;
type WirePlan = NonNullable<NonNullable<NonNullable<WireGroup['sellingPlans']>['nodes']>[number]>;

const toInterval = (wire: WirePlan): DeliveryInterval | null => {
  const count = wholeNumber(wire.deliveryPolicy?.intervalCount);
  return count === null
    ? parseInterval(text(wire.name))
    : parseInterval(`${count} ${text(wire.deliveryPolicy?.interval)}`);
};

const toPlan = (wire: WirePlan): SellingPlan | null => {
  const id = text(wire.id);
  if (id === '') return null;
  const percent = each(wire.priceAdjustments)[0]?.adjustmentValue?.adjustmentPercentage;
  return {
    id,
    name: text(wire.name),
    discountPercent: typeof percent === 'number' ? percent : 0,
    interval: toInterval(wire),
  };
};

/** The selling plan groups of a product; groups without a plan are left out. */
export const toSellingPlanGroups = (wire: WirePlans): readonly SellingPlanGroup[] =>
  each(wire.sellingPlanGroups?.nodes)
    .map(group => ({
      name: text(group.name),
      plans: each(group.sellingPlans?.nodes).flatMap(plan => toPlan(plan) ?? []),
    }))
    .filter(group => group.plans.length > 0);
