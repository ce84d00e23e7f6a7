import { expect, it } from 'vitest';
import { plan, product, variant } from '../shop.fixture';
import { bestValuePlan, monthlyPrice, savingOf } from './best-value-plan';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const planOf = (monthly: number, yearly: number, frequency: string | null = '365 days') =>
  product(
    [
      variant('m', {}, { price: usd(monthly), subscriptionFrequency: '1 month' }),
      variant('y', {}, { price: usd(yearly), subscriptionFrequency: frequency }),
    ],
    {
      sellingPlanGroups: [{ name: 'Renewal', plans: [plan('r1', 1, 0), plan('r12', 12, 0)] }],
    },
  );

it('is the term that costs least by the month', () => {
  const best = bestValuePlan(planOf(1295, 11_940), 'USD');
  expect(best?.id).toBe('gid://shopify/ProductVariant/y');
  expect(best && monthlyPrice(best)).toEqual(usd(995));
  expect(best && savingOf(planOf(1295, 11_940), best)).toBe(23);
});

it.each([
  ['all cost the same', planOf(1000, 12_000), 'USD'],
  ['the length of one is unknown', planOf(1295, 11_940, 'now and then'), 'USD'],
  ['there is only one', product([variant('m', {}, { subscriptionFrequency: '1' })]), 'USD'],
  ['their prices are in another currency', planOf(1295, 11_940), 'CAD'],
] as const)('is none where %s', (_, terms, currency) => {
  expect(bestValuePlan(terms, currency)).toBeNull();
});
