import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn, type Money } from '~/src/domain/commerce/money';
import type { Product } from '~/src/domain/commerce/product';

type PricedProduct = Pick<Product, 'requiresSellingPlan' | 'sellingPlanGroups'>;

/**
 * Whether a price of the product can be shown as what it costs: it is no negative amount, it is in
 * the currency of the page, and what is sold on plans alone has a plan.
 */
export const isPriceKnown = (
  { requiresSellingPlan, sellingPlanGroups }: PricedProduct,
  price: Money,
  currency: CurrencyCode | undefined,
): boolean =>
  isPriceIn(price, currency) &&
  !(requiresSellingPlan && sellingPlanGroups.every(({ plans }) => plans.length === 0));
