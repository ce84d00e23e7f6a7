import { PRO_STAFF_PERCENT, PRO_STAFF_TAG } from '~/src/config/constants';
import { percentOff, type Money } from './money';
import type { Product } from './product';

/** Whether a customer with these tags is eligible for ProStaff prices; capitals do not matter. */
export const isProStaff = (tags: readonly string[]): boolean =>
  tags.some(tag => tag.trim().toLowerCase() === PRO_STAFF_TAG);

/**
 * Whether the discount applies to a product: to everything except what is sold only on plans. The
 * store's automatic discount must have the same rule.
 */
export const hasProStaffPrice = (product: Pick<Product, 'requiresSellingPlan'>): boolean =>
  !product.requiresSellingPlan;

/** The ProStaff price of an amount: off today's price, whether on sale or on autoship. */
export const proStaffPrice = (price: Money): Money => percentOff(price, PRO_STAFF_PERCENT);
