import type { Allocation, PricedCart, PricedLine } from '../cart/model';
import { moneyView } from '../money';

/** `CartDiscountAllocation`: automatic ones carry a title, those of a code the code. */
export function allocationView({ discount, cents }: Allocation, currency: string) {
  const { value, code, title, products } = discount;
  const wholeOrder = products.length === 0;
  return {
    ...(code === null
      ? { __typename: 'CartAutomaticDiscountAllocation', title }
      : { __typename: 'CartCodeDiscountAllocation', code }),
    discountedAmount: moneyView(cents, currency),
    targetType: 'LINE_ITEM',
    discountApplication: {
      targetType: 'LINE_ITEM',
      targetSelection: wholeOrder ? 'ALL' : 'ENTITLED',
      allocationMethod: wholeOrder ? 'ACROSS' : 'EACH',
      value:
        value.kind === 'percentage'
          ? { __typename: 'PricingPercentageValue', percentage: value.percent }
          : moneyView(value.cents, currency),
    },
  };
}

/** The cost fields of `CartLine`. */
export function lineCostFields(line: PricedLine, currency: string) {
  const money = (cents: number) => moneyView(cents, currency);
  const compareAt = line.compareAtCents === null ? null : money(line.compareAtCents);
  const totals = {
    subtotalAmount: money(line.subtotalCents),
    totalAmount: money(line.totalCents),
  };
  return {
    cost: {
      amountPerQuantity: money(line.unitCents),
      compareAtAmountPerQuantity: compareAt,
      ...totals,
    },
    estimatedCost: { amount: money(line.unitCents), compareAtAmount: compareAt, ...totals },
  };
}

/** The cost fields of `Cart`. The checkout calculates taxes and duties. */
export function cartCostFields(priced: PricedCart, currency: string) {
  const amounts = {
    subtotalAmount: moneyView(priced.subtotalCents, currency),
    totalAmount: moneyView(priced.totalCents, currency),
    checkoutChargeAmount: moneyView(priced.totalCents, currency),
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  return {
    cost: {
      ...amounts,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: false,
      totalDutyAmountEstimated: false,
    },
    estimatedCost: amounts,
  };
}
