import { planPrice } from '~/sandbox/commerce/cart/pricing';
import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type {
  CataloguePlan,
  CataloguePlanGroup,
  CatalogueProduct,
  CatalogueVariant,
} from '~/sandbox/commerce/catalogue/model';
import { moneyView } from '~/sandbox/commerce/money';
import { connection, type PageArguments } from '../connection';

/** `SellingPlan`. A plan that takes nothing off has no price adjustment. */
export function sellingPlanView(plan: CataloguePlan) {
  const { interval, intervalCount } = plan;
  return {
    __typename: 'SellingPlan',
    id: globalId('SellingPlan', plan.id),
    name: plan.name,
    description: null,
    options: plan.options,
    recurringDeliveries: true,
    metafield: () => null,
    metafields: (args: { identifiers: readonly unknown[] }) => args.identifiers.map(() => null),
    billingPolicy: { __typename: 'SellingPlanRecurringBillingPolicy', interval, intervalCount },
    deliveryPolicy: { __typename: 'SellingPlanRecurringDeliveryPolicy', interval, intervalCount },
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    },
    priceAdjustments:
      plan.discountPercent > 0
        ? [
            {
              orderCount: null,
              adjustmentValue: {
                __typename: 'SellingPlanPercentagePriceAdjustment',
                adjustmentPercentage: plan.discountPercent,
              },
            },
          ]
        : [],
  };
}

/** `SellingPlanGroup`. */
export function sellingPlanGroupView(group: CataloguePlanGroup) {
  return {
    __typename: 'SellingPlanGroup',
    name: group.name,
    appName: group.appName,
    options: group.options,
    sellingPlans: (args: PageArguments) =>
      connection(group.plans, args, plan => String(plan.id), sellingPlanView),
  };
}

/** `SellingPlanAllocation`: what a variant costs on a plan. */
export function allocationView(variant: CatalogueVariant, plan: CataloguePlan, currency: string) {
  const price = moneyView(planPrice(variant, plan), currency);
  return {
    sellingPlan: sellingPlanView(plan),
    checkoutChargeAmount: price,
    remainingBalanceChargeAmount: moneyView(0, currency),
    priceAdjustments: [
      {
        price,
        compareAtPrice: moneyView(variant.priceCents, currency),
        perDeliveryPrice: price,
        unitPrice: null,
      },
    ],
  };
}

/** The connection `ProductVariant.sellingPlanAllocations`. */
export function allocationConnection(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  currency: string,
  args: PageArguments,
) {
  return connection(
    product.planGroups.flatMap(group => group.plans),
    args,
    plan => String(plan.id),
    plan => allocationView(variant, plan, currency),
  );
}
