import type { OrderDiscount, OrderLine, OrderRecord } from '../checkout/order-model';
import { moneyView } from '../money';

/** `DiscountApplication`: an automatic one carries a title, that of a code the code. */
export function discountView(
  { title, code, value, isForWholeOrder }: OrderDiscount,
  currency: string,
) {
  return {
    ...(code === null
      ? { __typename: 'AutomaticDiscountApplication', title }
      : { __typename: 'DiscountCodeApplication', code, applicable: true }),
    allocationMethod: isForWholeOrder ? 'ACROSS' : 'EACH',
    targetSelection: isForWholeOrder ? 'ALL' : 'ENTITLED',
    targetType: 'LINE_ITEM',
    value:
      value.kind === 'percentage'
        ? { __typename: 'PricingPercentageValue', percentage: value.percent }
        : moneyView(value.cents, currency),
  };
}

/** The `DiscountAllocation`s of a line. */
export const allocationViews = ({ allocations }: OrderLine, { discounts, currency }: OrderRecord) =>
  allocations.flatMap(({ discount, cents }) => {
    const applied = discounts[discount];
    return applied
      ? [
          {
            allocatedAmount: moneyView(cents, currency),
            discountApplication: discountView(applied, currency),
          },
        ]
      : [];
  });
