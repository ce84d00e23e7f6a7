import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn, type Money } from '~/src/domain/commerce/money';
import type { Product } from '~/src/domain/commerce/product';

type PricedProduct = Pick<Product, 'requiresSellingPlan' | 'sellingPlanGroups'>;

/**
 * Whether a price of the product can be shown: it is not negative, it is in the currency of the
 * page, and a product sold only on plans has a plan.
 */
export const isPriceKnown = (
  { requiresSellingPlan, sellingPlanGroups }: PricedProduct,
  price: Money,
  currency: CurrencyCode | undefined,
): boolean =>
  isPriceIn(price, currency) &&
  !(requiresSellingPlan && sellingPlanGroups.every(({ plans }) => plans.length === 0));
