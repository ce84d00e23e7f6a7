import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartState } from '~/src/features/cart/types';
import type { SiteSettings } from '~/src/domain/content/content';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { CartAssurances, Guarantee } from './cart-assurances';
import { CartSummary } from './cart-summary';
import { actions, cartState, show, viewLine } from '../cart.fixture';
import { CheckoutButton } from './checkout-button';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const sum = (cart: CartState, threshold: number | null = null) =>
  show(
    <>
      <CartSummary cart={cart} freeShippingThreshold={threshold === null ? null : usd(threshold)} />
      <CheckoutButton cart={cart} />
    </>,
  );

const row = (label: string): string | null | undefined =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('says what the cart comes to', () => {
  sum(cartState([viewLine('1', 2), viewLine('2', 1)]));
  expect(row('Subtotal')).toBe('$30.00');
  expect(row('Estimated total')).toBe('$30.00');
  expect(row('Shipping')).toBe('Calculated at checkout');
  expect(screen.queryByText('You save')).toBeNull();
  expect(screen.queryByText(/repeat deliveries/)).toBeNull();
});

it('tells the terms where something comes again', () => {
  const sellingPlan = { id: 'p', name: 'Every 3 months', price: { cents: 850, currency: 'USD' } };
  sum(cartState([viewLine('1', 1, { sellingPlan: sellingPlan as never })]));
  expect(screen.getByText(/repeat deliveries/)).toBeTruthy();
});

it('says that each delivery of an autoship adds shipping, and where it is changed', () => {
  const sellingPlan = { id: 'p', name: 'Every 3 months', price: usd(850) };
  sum(cartState([viewLine('1', 1, { sellingPlan })]), 4900);
  expect(
    screen.getByText(/Taxes .* each delivery, and shipping to each one under \$49\b/),
  ).toBeTruthy();
  expect(screen.getByText(/Skip, pause or cancel at any time in your account/)).toBeTruthy();
  expect(screen.queryByText(/Contact us/)).toBeNull();
  cleanup();
  sum(cartState([viewLine('1', 1, { sellingPlan })]));
  expect(screen.getByText(/Taxes and shipping are added to each delivery/)).toBeTruthy();
});

it('tells the terms of a plan that renews, which is never shipped', () => {
  const { merchandise } = viewLine('1', 1);
  const plan = viewLine('1', 1, {
    sellingPlan: { id: 'p', name: 'Auto-renews every 12 months', price: usd(11940) },
    merchandise: { ...merchandise, selectedOptions: [{ name: 'Plan', value: 'Yearly' }] },
  });
  sum(cartState([plan]));
  expect(screen.getByText(/charged to your card on each renewal date/)).toBeTruthy();
  expect(screen.queryByText(/repeat deliveries/)).toBeNull();
  cleanup();
  const sellingPlan = { id: 'p', name: 'Every 3 months', price: usd(850) };
  sum(cartState([plan, viewLine('2', 1, { sellingPlan })]));
  expect(screen.getByText(/on each renewal date/)).toBeTruthy();
  expect(screen.getByText(/repeat deliveries/)).toBeTruthy();
});

it('says when the checkout cannot be opened, and lets the shopper try again', async () => {
  actions.checkout.mockResolvedValueOnce(null);
  sum(cartState([viewLine('1', 1)]));
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
  sum(cartState([viewLine('1', 1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await userEvent.click(screen.getByRole('button', { name: 'Taking you to checkout' }));
  expect(actions.checkout).toHaveBeenCalledOnce();
});

it('can be given up when the store is slow, and then leads nowhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer: (address: string | null) => void = () => undefined;
  actions.checkout.mockReturnValue(new Promise(resolve => (answer = resolve)));
  sum(cartState([viewLine('1', 1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }), { delay: null });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('Still opening the checkout…')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(8000));
  act(() => screen.getByRole('button', { name: 'Stay in the cart' }).click());
  expect(actions.checkout.mock.calls[0]?.[0]?.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeTruthy();
  await act(async () => answer(null));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

it('can be used again on a page that the browser brings back', async () => {
  actions.checkout.mockReturnValue(new Promise(() => undefined));
  sum(cartState([viewLine('1', 1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(actions.checkout).toHaveBeenCalledTimes(2);
});

it('names everything saved once, with the discounts that are part of it', () => {
  const sale = viewLine('1', 2, {
    total: usd(1500),
    discounts: [{ title: 'Sale', amount: usd(500) }],
  });
  const cart = cartState([sale, viewLine('2', 1)]);
  const orderDiscounts = [{ title: 'WELCOME10', amount: usd(250) }];
  sum({ ...cart, view: { ...cart.view, orderDiscounts } }, 2250);
  expect(row('Regular price')).toBe('$30.00');
  expect(row('You save')).toBe('-$7.50');
  expect(screen.getByText('Including Sale, WELCOME10')).toBeTruthy();
  expect(screen.queryByText('Subtotal')).toBeNull();
  expect(row('Shipping')).toBe('Free');
  expect(row('Estimated total')).toBe('$22.50');
});

it('does not open the checkout offline, says why, and does once the line is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  actions.checkout.mockReturnValue(new Promise(() => undefined));
  sum(cartState([viewLine('1', 1)]));
  const button = screen.getByRole('button', { name: 'Checkout' });
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  await userEvent.click(button);
  expect(actions.checkout).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  await userEvent.click(button);
  expect(actions.checkout).toHaveBeenCalledOnce();
});

it('does not open the checkout with what has sold out', async () => {
  const { merchandise } = viewLine('1', 1);
  sum(cartState([viewLine('1', 1, { merchandise: { ...merchandise, isAvailable: false } })]));
  expect(screen.getByText('Please remove the sold-out items to continue.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(actions.checkout).not.toHaveBeenCalled();
});

const below = (settings: Partial<SiteSettings>) => {
  show(<CartAssurances settings={siteSettings(settings)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it.each([
  [90, ['Secure checkout', '90-day returns']],
  [null, ['Secure checkout']],
])('promises the returns of the brand, with %s days', (returnDays, texts) => {
  expect(below({ returnDays })).toEqual(texts);
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the ways to pay and the guarantee that editors chose', () => {
  const link = { kind: 'internal', href: '/our-promise' } as const;
  const guarantee = { label: 'A year to think it over', link };
  expect(below({ guarantee, waysToPay: ['debitCard', 'giftCard'] })).toEqual([
    'Debit card',
    'Gift card',
    'A year to think it over',
    'Secure checkout',
  ]);
  expect(screen.getByRole('list', { name: 'Ways to pay' })).toBeTruthy();
  const promise = screen.getByRole('link', { name: 'A year to think it over' });
  expect(promise.getAttribute('href')).toBe('/our-promise');
});

it('tells the cart that the link of the guarantee was followed, not a tap beside it', async () => {
  const link = { kind: 'internal', href: '/our-promise' } as const;
  const onFollow = vi.fn();
  show(<Guarantee guarantee={{ label: 'A year to think it over', link }} onFollow={onFollow} />);
  const promise = screen.getByRole('link');
  if (promise.parentElement) await userEvent.click(promise.parentElement);
  expect(onFollow).not.toHaveBeenCalled();
  await userEvent.click(promise);
  expect(onFollow).toHaveBeenCalledOnce();
});
