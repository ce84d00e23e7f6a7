import { expect, it } from 'vitest';
import { isPriceKnown } from './is-price-known';

const plan = { id: 'p', name: 'Monthly', discountPercent: 0, interval: null };
const once = { requiresSellingPlan: false, sellingPlanGroups: [] };
const onPlans = { requiresSellingPlan: true, sellingPlanGroups: [{ name: 'P', plans: [plan] }] };
const withoutPlans = { requiresSellingPlan: true, sellingPlanGroups: [{ name: 'P', plans: [] }] };

it.each([
  ['a price in the currency of the page', once, 2000, 'USD', true],
  ['what costs nothing', once, 0, 'USD', true],
  ['what is sold on a plan', onPlans, 2000, 'USD', true],
  ['a negative price', once, -2000, 'USD', false],
  ['another currency', once, 2000, 'CAD', false],
  ['a required plan without plans', withoutPlans, 2000, 'USD', false],
  ['a required plan without groups', { ...onPlans, sellingPlanGroups: [] }, 2000, 'USD', false],
] as const)('recognizes %s', (_, product, cents, currency, isKnown) => {
  expect(isPriceKnown(product, { cents, currency }, 'USD')).toBe(isKnown);
});

it('returns false if the locale has no currency', () => {
  expect(isPriceKnown(once, { cents: 2000, currency: 'USD' }, undefined)).toBe(false);
});
