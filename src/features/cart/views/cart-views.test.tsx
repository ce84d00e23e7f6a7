import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { cartState, show, viewLine } from './cart.fixture';
import { CartViews } from './cart-views';

const { cart } = vi.hoisted(() => ({ cart: { current: {} } }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../state/use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCart: () => cart.current, useCartActions: () => actions };
});

beforeEach(() => {
  cart.current = cartState([viewLine('dock', 1)], { cartBusy: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const showFor = async (isCartPage: boolean, ms: number): Promise<void> => {
  show(
    <CartViews freeShippingThreshold={null} settings={siteSettings()} isCartPage={isCartPage} />,
  );
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

it('says over a page that the store is slow', async () => {
  await import('./cart-toast');
  await showFor(false, 2000);
  await vi.waitFor(() => expect(screen.getByText('Still saving…')).toBeTruthy());
});

it('leaves that to the cart page, which shows it with the lines', async () => {
  await import('./cart-toast');
  await showFor(true, 3000);
  expect(screen.queryByText('Still saving…')).toBeNull();
});

it('says that it waits for a connection, and lets the shopper go on', async () => {
  await import('./cart-toast');
  const notice = { id: 1, code: 'offline', message: null, titles: [], quantity: null, price: null };
  cart.current = { ...cartState([viewLine('dock', 1)]), isAdding: true, notice };
  await showFor(false, 0);
  const text = 'You seem to be offline. We will save this when you are back.';
  await vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy());
  act(() => screen.getByRole('button', { name: 'Keep shopping' }).click());
  expect(screen.queryByText(text)).toBeNull();
});

it('says so instead of "Still adding…" where the connection went while it waited', async () => {
  await import('./cart-toast');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  cart.current = cartState([viewLine('dock', 1)], { cartBusy: true, isAdding: true });
  await showFor(false, 2000);
  await vi.waitFor(() => expect(screen.getByText(/^You seem to be offline/)).toBeTruthy());
  vi.restoreAllMocks();
});

it('names the added line, and what was added with it', async () => {
  await import('./cart-toast');
  const choose = (name: string, value: string) => {
    const { merchandise } = viewLine(name, 1);
    const selectedOptions = [{ name: 'Size', value }];
    return viewLine(name, 1, { merchandise: { ...merchandise, selectedOptions } });
  };
  const line = choose('dock', 'Small');
  const others = [choose('plan', 'Yearly'), viewLine('posts', 1)].map(other => ({
    line: other,
    addedQuantity: 1,
  }));
  cart.current = cartState([line], { toast: { line, addedQuantity: 1, others } });
  await showFor(false, 0);
  await vi.waitFor(() => expect(screen.getByText('Item Added To Cart')).toBeTruthy());
  expect(screen.getByText('Small · $10.00')).toBeTruthy();
  expect(screen.getByText('+ Product plan, Yearly · $10.00')).toBeTruthy();
  expect(screen.getByText('+ Product posts · $10.00')).toBeTruthy();
});

it('says how many were added, and what the shopper pays for them', async () => {
  await import('./cart-toast');
  const usd = (cents: number) => ({ cents, currency: 'USD' as const });
  const line = viewLine('collar', 3, { unitPrice: usd(1000), total: usd(1800) });
  const plan = viewLine('plan', 2, { unitPrice: usd(500), total: usd(1000) });
  const others = [{ line: plan, addedQuantity: 2 }];
  const asAdded = { ...line, total: usd(3000) };
  cart.current = cartState([line, plan], { toast: { line: asAdded, addedQuantity: 2, others } });
  await showFor(false, 0);
  await vi.waitFor(() => expect(screen.getByText('2 × Product collar')).toBeTruthy());
  expect(screen.getByText('$12.00')).toBeTruthy();
  expect(screen.getByText('+ 2 × Product plan · $10.00')).toBeTruthy();
});
