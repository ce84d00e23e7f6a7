import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartSummary } from './cart-summary';
import { actions, cartState, show, viewLine } from './cart.fixture';

vi.mock('../use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCartActions: () => actions };
});

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('says what the cart comes to', () => {
  show(<CartSummary cart={cartState([viewLine('1', 2), viewLine('2', 1)])} />);
  expect(screen.getByText('$30.00')).toBeTruthy();
  expect(screen.queryByText(/repeat deliveries/)).toBeNull();
});

it('tells the terms where something comes again', () => {
  const sellingPlan = { id: 'p', name: 'Every 3 months', price: { cents: 850, currency: 'USD' } };
  show(<CartSummary cart={cartState([viewLine('1', 1, { sellingPlan: sellingPlan as never })])} />);
  expect(screen.getByText(/repeat deliveries/)).toBeTruthy();
});

it('says when the checkout cannot be opened, and lets the shopper try again', async () => {
  actions.checkout.mockResolvedValueOnce(null);
  show(<CartSummary cart={cartState([viewLine('1', 1)])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/could not open the checkout/),
  );
  expect(screen.getByRole('button', { name: 'Checkout' }).getAttribute('aria-busy')).not.toBe(
    'true',
  );
});

it('takes one press for one checkout', async () => {
  actions.checkout.mockReturnValue(new Promise(() => undefined));
  show(<CartSummary cart={cartState([viewLine('1', 1)])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await userEvent.click(screen.getByRole('button', { name: 'Taking you to checkout' }));
  expect(actions.checkout).toHaveBeenCalledOnce();
});

it('can be used again on a page that the browser brings back', async () => {
  actions.checkout.mockReturnValue(new Promise(() => undefined));
  show(<CartSummary cart={cartState([viewLine('1', 1)])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(actions.checkout).toHaveBeenCalledTimes(2);
});
