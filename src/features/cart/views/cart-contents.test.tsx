import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartState } from '../types';
import { CartContents } from './cart-contents';
import { actions, cartState, show, viewLine } from './cart.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../state/use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCartActions: () => actions };
});

const onFollow = vi.fn();
const showCart = (cart: CartState, thresholdCents = 7500) =>
  show(
    <CartContents
      cart={cart}
      freeShippingThreshold={{ cents: thresholdCents, currency: 'USD' }}
      pairings={3}
      headingLevel={3}
      onFollow={onFollow}
    />,
  );

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('without lines', () => {
  it('says that the cart is empty, and leads on', async () => {
    showCart(cartState([]));
    expect(screen.getByText('You have no items in your cart.')).toBeTruthy();
    const link = screen.getByRole('link');
    link.addEventListener('click', event => event.preventDefault());
    await userEvent.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it('does not call a cart empty that has not been read', () => {
    showCart(cartState([], { status: 'loading' }));
    expect(screen.queryByText('You have no items in your cart.')).toBeNull();
  });
});

describe('a line', () => {
  it('shows what it is, how it is bought and what it comes to', () => {
    const money = (cents: number) => ({ cents, currency: 'USD' as const });
    showCart(
      cartState([
        viewLine('1', 2, {
          sellingPlan: { id: 'p', name: 'Every 3 months', price: money(850) },
          discounts: [{ title: 'Autumn sale', amount: money(170) }],
          total: money(1530),
        }),
      ]),
    );
    expect(screen.getByRole('link', { name: 'Product 1' }).getAttribute('href')).toBe(
      '/products/product-1',
    );
    expect(screen.getByText('Autoship: Every 3 months')).toBeTruthy();
    expect(screen.queryByText(/You save|Autumn sale/)).toBeNull();
    expect(screen.getByText('$15.30')).toBeTruthy();
    expect(screen.getByText('$20.00')).toBeTruthy();
  });

  it('says when a plan renews that is never shipped', () => {
    const { merchandise } = viewLine('1', 1);
    const renewing = (value: string, name: string) =>
      viewLine('1', 1, {
        merchandise: { ...merchandise, selectedOptions: [{ name: 'Plan', value }] },
        sellingPlan: { id: 'p', name, price: { cents: 1295, currency: 'USD' } },
      });
    showCart(cartState([renewing('Yearly', 'Auto-renews every 12 months')]));
    expect(screen.getByText('Renews every 12 months')).toBeTruthy();
    expect(screen.queryByText(/Autoship/)).toBeNull();
    cleanup();
    showCart(cartState([renewing('Monthly', 'Auto-renews every 1 month')]));
    expect(screen.getByText('Renews every month')).toBeTruthy();
  });

  it('asks for more, for less and for none', async () => {
    showCart(cartState([viewLine('1', 2)]));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Product 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Product 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    expect(actions.increment.mock.calls).toEqual([['key-1']]);
    expect(actions.decrement.mock.calls).toEqual([['key-1']]);
    expect(actions.remove).toHaveBeenCalledWith('key-1');
  });

  it('takes a typed number, and no nonsense', async () => {
    showCart(cartState([viewLine('1', 2)]));
    const field = screen.getByRole('textbox', { name: 'Quantity of Product 1' });
    await userEvent.clear(field);
    await userEvent.type(field, 'many{Enter}');
    expect(actions.setQuantity).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '2');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    expect(actions.setQuantity).toHaveBeenCalledWith('key-1', 7);
  });
});

describe('free shipping', () => {
  it('is so far away', () => {
    showCart(cartState([viewLine('1', 2)]));
    expect(screen.getByText("You're only $55.00 away from free shipping")).toBeTruthy();
  });

  it('is reached', () => {
    showCart(cartState([viewLine('1', 2)]), 2000);
    expect(screen.getByText('Your order ships free')).toBeTruthy();
  });
});

describe('a notice', () => {
  const notice = { id: 1, message: null, titles: [], quantity: null, price: null };

  it('offers to try again where that can help', async () => {
    showCart(cartState([viewLine('1', 1)], { notice: { ...notice, code: 'notSaved' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actions.retry).toHaveBeenCalledOnce();
  });

  it('says how many are left, and goes away', async () => {
    showCart(
      cartState([viewLine('1', 3)], { notice: { ...notice, code: 'stockLimited', quantity: 3 } }),
    );
    expect(screen.getByText(/^Only 3 left in stock/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(actions.dismissNotice).toHaveBeenCalledOnce();
  });

  it('repeats the store’s own words of a refusal', () => {
    showCart(
      cartState([viewLine('1', 1)], {
        notice: { ...notice, code: 'refused', message: 'The plan is not offered any more' },
      }),
    );
    expect(screen.getByText('The plan is not offered any more')).toBeTruthy();
  });
});
