import { describe, expect, it } from 'vitest';
import type { SellingPlan } from './product';
import { bestPlanPercent, parseInterval, planPrice, plansOf } from './selling-plans';

const plan = (id: string, words: string, discountPercent: number): SellingPlan => ({
  id,
  name: words,
  discountPercent,
  interval: parseInterval(words),
});

const product = {
  sellingPlanGroups: [
    { name: 'a', plans: [plan('2m', 'Every 2 months', 10), plan('odd', 'Now and then', 5)] },
    { name: 'b', plans: [plan('3w', 'Every 3 weeks', 15), plan('1m', 'Monthly', 10)] },
  ],
};

describe('parseInterval', () => {
  it.each([
    ['1 month', 1, 'month'],
    ['Every 2 weeks', 2, 'week'],
    ['Deliver every 30 days, save 10%', 30, 'day'],
    ['Monthly', 1, 'month'],
    ['Yearly', 1, 'year'],
    ['3 MONTH', 3, 'month'],
    ['6-month supply', 6, 'month'],
  ])('parses "%s"', (words, count, unit) => {
    expect(parseInterval(words)).toEqual({ count, unit });
  });

  it.each(['', 'Now and then', '0 weeks', 'monthlong'])('returns null for "%s"', words => {
    expect(parseInterval(words)).toBeNull();
  });
});

describe('plans', () => {
  it('are sorted by frequency, most frequent first', () => {
    expect(plansOf(product).map(({ id }) => id)).toEqual(['3w', '1m', '2m', 'odd']);
    expect(bestPlanPercent(product)).toBe(15);
    expect(bestPlanPercent({ sellingPlanGroups: [] })).toBe(0);
  });

  it('return the price of a variant', () => {
    const variant = { price: { cents: 2795, currency: 'USD' } } as const;
    expect(planPrice(variant, { discountPercent: 15 }).cents).toBe(2376);
    expect(planPrice(variant, null).cents).toBe(2795);
  });
});
