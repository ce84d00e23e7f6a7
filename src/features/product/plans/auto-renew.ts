import type { SellingPlan } from '~/src/domain/commerce/product';
import { renewalMonths } from '~/src/domain/commerce/renewal-months';

const isAutoRenew = ({ name }: Pick<SellingPlan, 'name'>): boolean =>
  /\bauto[\s-]*renew|\brenew/i.test(name);

/**
 * The auto-renew plan whose name matches the variant's own `subscription_frequency` (spec account
 * §9); a plan named as a renewal takes precedence. Null if none matches: then no other plan may be
 * used.
 */
export const findAutoRenewPlan = (
  plans: readonly SellingPlan[],
  subscriptionFrequency: string | null,
): SellingPlan | null => {
  const months = renewalMonths(subscriptionFrequency ?? '');
  if (months === null) return null;
  const fitting = plans.filter(({ name }) => renewalMonths(name) === months);
  return fitting.find(isAutoRenew) ?? fitting[0] ?? null;
};
