import { describe, expect, it } from 'vitest';
import { freeShippingOf } from './free-shipping';
import type { Money } from './money';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

describe('freeShippingOf', () => {
  it('returns the amount that is missing', () => {
    expect(freeShippingOf(usd(2500), usd(7500))).toEqual({
      isReached: false,
      remaining: usd(5000),
      progress: 1 / 3,
    });
  });

  it('counts as reached at exactly the threshold', () => {
    expect(freeShippingOf(usd(7500), usd(7500))).toMatchObject({ isReached: true, progress: 1 });
    expect(freeShippingOf(usd(0), usd(0))).toMatchObject({ isReached: true, progress: 1 });
  });

  it('returns null without a threshold in the currency of the cart', () => {
    expect(freeShippingOf(usd(1), null)).toBeNull();
    expect(freeShippingOf(usd(1), { cents: 9900, currency: 'CAD' })).toBeNull();
  });
});
