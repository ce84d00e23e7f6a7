import type { CartLine } from '~/src/domain/commerce/cart';
import type { DeliveryInterval } from '~/src/domain/commerce/product';
import { parseInterval } from '~/src/domain/commerce/selling-plans';
import { isSameInterval } from './plan-choices';

/**
 * How often a line renews that is a term ("Yearly") of a service, which is never shipped; null for
 * everything else.
 */
export const renewalOf = ({
  merchandise,
  sellingPlan,
}: Pick<CartLine, 'merchandise' | 'sellingPlan'>): DeliveryInterval | null => {
  const interval = sellingPlan && parseInterval(sellingPlan.name);
  if (!interval) return null;
  const [term] = merchandise.selectedOptions.flatMap(({ value }) => parseInterval(value) ?? []);
  return term && isSameInterval(term, interval) ? interval : null;
};
