import { describe, expect, it } from 'vitest';
import { countsOf, type Batch } from './intents';
import { addLine, cartLine, cartOf, keyFor, queued } from './cart.fixture';
import { optimisticCart } from './optimistic-cart';

const discount = { title: 'Spring', amount: { cents: 300, currency: 'USD' as const } };
const base = cartOf(
  [
    cartLine('a', 2, { discounts: [discount], total: { cents: 1700, currency: 'USD' } }),
    cartLine('b', 1),
  ],
  { subtotal: { cents: 2600, currency: 'USD' }, note: 'hi' },
);

describe('optimisticCart', () => {
  it('shows nothing without a cart', () => {
    expect(optimisticCart({ base: null, batch: null, items: [] })).toEqual({
      lines: [],
      totalQuantity: 0,
      subtotal: null,
      isEstimated: false,
      note: '',
      attributes: [],
      discountCodes: [],
      orderDiscounts: [],
      wallets: [],
      checkoutUrl: null,
      countryCode: null,
    });
  });

  it('takes the store’s own subtotal while nothing is pending', () => {
    const view = optimisticCart({ base, batch: null, items: [] });
    expect(view).toMatchObject({ subtotal: { cents: 2600 }, isEstimated: false, totalQuantity: 3 });
    expect(view.lines.every(({ isPending }) => !isPending)).toBe(true);
  });

  it('lets discounts grow with the quantity and estimates the subtotal', () => {
    const items = queued({ kind: 'set', key: keyFor('a'), quantity: 4 });
    const view = optimisticCart({ base, batch: null, items });
    expect(view.lines[0]).toMatchObject({
      quantity: 4,
      isPending: true,
      total: { cents: 3400 },
      discounts: [{ amount: { cents: 600 } }],
    });
    expect(view).toMatchObject({ isEstimated: true, subtotal: { cents: 4400 } });
  });

  it('shows an added line with what the product page knew', () => {
    const items = queued({ kind: 'add', lines: [addLine('c', 2)] });
    const view = optimisticCart({ base: null, batch: null, items });
    expect(view.lines).toMatchObject([
      { id: '', key: keyFor('c'), quantity: 2, isPending: true, total: { cents: 2000 } },
    ]);
    expect(view.subtotal?.cents).toBe(2000);
  });

  it('gives the same view before, while and after a batch is carried out', () => {
    const items = queued(
      { kind: 'add', lines: [addLine('c', 2)] },
      { kind: 'adjust', key: keyFor('b'), by: 1 },
    );
    const batch: Batch = { cartId: base.id, from: countsOf(base.lines), items, dropped: [] };
    const half = cartOf([...base.lines.slice(0, 1), cartLine('b', 2)]);
    const whole = cartOf([...half.lines, cartLine('c', 2)]);
    const shown = [
      optimisticCart({ base, batch: null, items }),
      optimisticCart({ base, batch, items }),
      optimisticCart({ base: half, batch, items }),
      optimisticCart({ base: whole, batch, items }),
      optimisticCart({ base: whole, batch: null, items: [] }),
    ].map(view => view.lines.map(({ key, quantity }) => [key, quantity]));
    expect(new Set(shown.map(lines => JSON.stringify(lines))).size).toBe(1);
  });

  it('keeps the place and display of a line whose plan changes while it is sent', () => {
    const plan = { id: 'm', name: 'M', price: { cents: 900, currency: 'USD' as const } };
    const items = queued({ kind: 'plan', key: keyFor('a'), plan });
    const journal: Batch = { cartId: base.id, from: countsOf(base.lines), items, dropped: [] };
    const view = optimisticCart({ base, batch: journal, items });
    expect(view.lines.map(({ key }) => key)).toEqual([keyFor('a', 'm'), keyFor('b')]);
    expect(view.lines[0]).toMatchObject({ unitPrice: { cents: 900 }, total: { cents: 1800 } });
  });

  it('shows lines bought alike as one', () => {
    const apart = cartOf([cartLine('a', 2), cartLine('a', 1, { id: 'line-a2' })]);
    const view = optimisticCart({ base: apart, batch: null, items: [] });
    expect(view.lines).toMatchObject([{ quantity: 3, total: { cents: 3000 } }]);
  });

  it('shows the discounts of lines bought alike once each, in their sum', () => {
    const off = (title: string, cents: number) => ({
      title,
      amount: { cents, currency: 'USD' as const },
    });
    const lines = [
      cartLine('a', 1, { id: 'one', discounts: [off('Spring', 100), off('Club', 50)] }),
      cartLine('a', 1, { id: 'two', discounts: [off('Spring', 120)] }),
    ];
    const orderDiscounts = [off('WELCOME', 10), off('WELCOME', 5)];
    const view = optimisticCart({
      base: cartOf(lines, { orderDiscounts }),
      batch: null,
      items: [],
    });
    expect(view.lines[0]?.discounts).toEqual([off('Spring', 220), off('Club', 50)]);
    expect(view.orderDiscounts).toEqual([off('WELCOME', 15)]);
  });

  it('lays pending fields over the stored ones', () => {
    const fields = { note: 'Ring twice', discountCodes: ['PLAY'] };
    const view = optimisticCart({ base, batch: null, items: queued({ kind: 'fields', fields }) });
    expect(view).toMatchObject({
      note: 'Ring twice',
      isEstimated: false,
      discountCodes: [{ code: 'PLAY', isApplicable: null }],
    });
  });

  it('lets a discount on the order go with the code that brought it', () => {
    const amount = { cents: 500, currency: 'USD' as const };
    const discounted = {
      ...base,
      discountCodes: [{ code: 'Welcome10', isApplicable: true }],
      orderDiscounts: [
        { title: 'WELCOME10', amount },
        { title: 'Autumn sale', amount },
      ],
    };
    const without = queued({ kind: 'fields', fields: { discountCodes: [] } });
    const titles = (items: typeof without): readonly string[] =>
      optimisticCart({ base: discounted, batch: null, items }).orderDiscounts.map(
        ({ title }) => title,
      );
    expect(titles([])).toEqual(['WELCOME10', 'Autumn sale']);
    expect(titles(without)).toEqual(['Autumn sale']);
  });
});
