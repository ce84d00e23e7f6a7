import { describe, expect, it } from 'vitest';
import { cartLine } from '../queue/cart.fixture';
import type { CartViewLine } from '../queue/optimistic-cart';
import { cartTotals, lineSaving } from './cart-totals';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const line = (quantity: number, unit: number, total: number, compareAt: number | null) => {
  const base = cartLine('v', quantity, { unitPrice: usd(unit), total: usd(total) });
  const { merchandise } = base;
  const compareAtPrice = compareAt === null ? null : usd(compareAt);
  return {
    ...base,
    merchandise: { ...merchandise, compareAtPrice },
    key: 'v',
    isPending: false,
  } satisfies CartViewLine;
};

const cart = (
  lines: readonly CartViewLine[],
  discounts: readonly (readonly [string, number])[] = [],
) => ({
  lines,
  subtotal: usd(lines.reduce((sum, { total }) => sum + total.cents, 0)),
  orderDiscounts: discounts.map(([title, cents]) => ({ title, amount: usd(cents) })),
});

describe('what a line saves', () => {
  it('counts the sale, the plan and discounts together', () => {
    expect(lineSaving(line(2, 850, 1530, 1200))).toEqual(usd(870));
  });

  it('is zero if the regular price is not higher', () => {
    expect(lineSaving(line(2, 1000, 2000, 900))).toEqual(usd(0));
    expect(lineSaving(line(2, 1000, 2100, null))).toEqual(usd(0));
  });
});

describe('the totals of a cart', () => {
  it('add up: the regular price, less everything saved, is the total', () => {
    const onSale = {
      ...line(2, 1000, 1530, null),
      discounts: [{ title: 'Autumn sale', amount: usd(470) }],
    };
    const totals = cartTotals(
      cart([onSale, line(1, 1000, 1000, null)], [['WELCOME10', 253]]),
      usd(7500),
    );
    expect(totals).toEqual({
      regular: usd(3000),
      saved: usd(723),
      discountTitles: ['Autumn sale', 'WELCOME10'],
      freeShipping: expect.objectContaining({ isReached: false, remaining: usd(5223) }) as unknown,
      total: usd(2277),
    });
  });

  it('hold discounts to what is left', () => {
    const totals = cartTotals(
      cart(
        [line(1, 1000, 1000, null)],
        [
          ['PLAY150', 800],
          ['KCS150', 800],
          ['MORE', 1],
        ],
      ),
      null,
    );
    expect(totals?.saved).toEqual(usd(1000));
    expect(totals?.discountTitles).toEqual(['PLAY150', 'KCS150']);
    expect(totals?.total).toEqual(usd(0));
    expect(totals?.freeShipping).toBeNull();
  });

  it('name a discount once that takes off from two lines', () => {
    const discounts = [{ title: 'Autumn sale', amount: usd(100) }];
    const onSale = { ...line(1, 1000, 900, null), discounts };
    expect(cartTotals(cart([onSale, onSale]), null)?.discountTitles).toEqual(['Autumn sale']);
  });

  it('count free shipping on what is paid, not on what it was', () => {
    const full = cart([line(8, 1000, 8000, null)]);
    expect(cartTotals(full, usd(7500))?.freeShipping?.isReached).toBe(true);
    const less = cart([line(8, 1000, 8000, null)], [['PLAY150', 1000]]);
    expect(cartTotals(less, usd(7500))?.freeShipping).toMatchObject({
      isReached: false,
      remaining: usd(500),
    });
  });

  it('are null for a cart that is not loaded', () => {
    expect(cartTotals({ lines: [], subtotal: null, orderDiscounts: [] }, usd(1))).toBeNull();
  });
});
