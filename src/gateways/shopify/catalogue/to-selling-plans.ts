import type { ResultOf } from 'gql.tada';
import type {
  DeliveryInterval,
  SellingPlan,
  SellingPlanGroup,
} from '~/src/domain/commerce/product';
import { parseInterval } from '~/src/domain/commerce/selling-plans';
import type { sellingPlansFragment } from '../documents/selling-plans';
import { textOrEmpty, wholeNumber } from '~/src/domain/data/read';
import { presentEntries, type Untrusted } from '../untrusted';

export type WirePlans = NonNullable<Untrusted<ResultOf<typeof sellingPlansFragment>>>;
type WireGroup = NonNullable<
  NonNullable<NonNullable<WirePlans['sellingPlanGroups']>['nodes']>[number]
>;
type WirePlan = NonNullable<NonNullable<NonNullable<WireGroup['sellingPlans']>['nodes']>[number]>;

const toInterval = (wire: WirePlan): DeliveryInterval | null => {
  const count = wholeNumber(wire.deliveryPolicy?.intervalCount);
  return count === null
    ? parseInterval(textOrEmpty(wire.name))
    : parseInterval(`${count} ${textOrEmpty(wire.deliveryPolicy?.interval)}`);
};

const toPlan = (wire: WirePlan): SellingPlan | null => {
  const id = textOrEmpty(wire.id);
  if (id === '') return null;
  const percent = presentEntries(wire.priceAdjustments)[0]?.adjustmentValue?.adjustmentPercentage;
  return {
    id,
    name: textOrEmpty(wire.name),
    discountPercent: typeof percent === 'number' ? percent : 0,
    interval: toInterval(wire),
  };
};

/** The selling plan groups of a product; groups without a plan are left out. */
export const toSellingPlanGroups = (wire: WirePlans): readonly SellingPlanGroup[] =>
  presentEntries(wire.sellingPlanGroups?.nodes)
    .map(group => ({
      name: textOrEmpty(group.name),
      plans: presentEntries(group.sellingPlans?.nodes).flatMap(plan => toPlan(plan) ?? []),
    }))
    .filter(group => group.plans.length > 0);
