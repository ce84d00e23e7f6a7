import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type * as Gateway from '~/src/gateways/shopify/account/orders';
import { anOrder, FAILURES, held, orderLine, showScreen } from '../testing/account.fixture';
import { CareContext } from '../support/care-context';
import { OrdersScreen } from './orders-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { listOrders } = vi.hoisted(() => ({ listOrders: vi.fn<typeof Gateway.listOrders>() }));
vi.mock('~/src/gateways/shopify/account/orders', () => ({ listOrders, findOrder: vi.fn() }));

const page = (changes: Partial<Gateway.OrderPage> = {}): Result<Gateway.OrderPage> =>
  ok({ orders: [anOrder()], unreadable: 0, older: null, newer: null, ...changes });

beforeEach(() => listOrders.mockReset());
afterEach(cleanup);

describe('the list of orders', () => {
  it('shows date, number, state, total and what was bought, and leads to the order', async () => {
    const lines = [orderLine(), orderLine({ title: 'Charging Dock' }), orderLine()];
    listOrders.mockResolvedValue(page({ orders: [anOrder({ lines })] }));
    showScreen(<OrdersScreen />);
    const card = await screen.findByRole('article');
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeTruthy();
    // 10:30 p.m. on the previous day in the shop's time zone.
    expect(within(card).getByText('Oct 14, 2026')).toBeTruthy();
    expect(within(card).getByText('Shipped')).toBeTruthy();
    expect(within(card).getByText('$381.39')).toBeTruthy();
    expect(within(card).getByText('GPS Collar and 2 more items')).toBeTruthy();
    expect(card.querySelectorAll('img')).toHaveLength(1);
    expect(within(card).getByText('+2').getAttribute('aria-hidden')).toBe('true');
    const link = within(card).getByRole('link', { name: 'Order #1001' });
    expect(link.getAttribute('href')).toBe('/account/orders/1001');
    expect(listOrders).toHaveBeenCalledWith(
      expect.anything(),
      'token',
      { from: 'newest' },
      expect.anything(),
    );
  });

  it('shows a skeleton immediately while the store is slow', async () => {
    const { reply, give } = held<Result<Gateway.OrderPage>>();
    listOrders.mockReturnValue(reply);
    showScreen(<OrdersScreen />);
    expect(screen.getByText('Loading your account')).toBeTruthy();
    give(page());
    await screen.findByRole('article');
    expect(screen.queryByText('Loading your account')).toBeNull();
  });

  it('links to older and newer orders', async () => {
    listOrders.mockResolvedValue(page({ older: 'b+c=', newer: 'a' }));
    const { rerender } = showScreen(<OrdersScreen search="?after=x%2By" />);
    const pager = await screen.findByRole('navigation', { name: 'Pages of orders' });
    const to = (name: string) => within(pager).getByRole('link', { name }).getAttribute('href');
    expect(to('Older orders')).toBe('/account/orders?after=b%2Bc%3D');
    expect(to('Newer orders')).toBe('/account/orders?before=a');
    expect(listOrders.mock.calls[0]?.[2]).toEqual({ from: 'after', cursor: 'x+y' });
    rerender(<OrdersScreen search="?before=a" />);
    expect(listOrders.mock.calls[1]?.[2]).toEqual({ from: 'before', cursor: 'a' });
    const heading = screen.getByRole('heading', { name: 'Orders' });
    expect(document.activeElement).toBe(heading);
  });

  it('suggests what to do next to a customer without orders', async () => {
    listOrders.mockResolvedValue(page({ orders: [] }));
    showScreen(
      <CareContext.Provider value={{ phone: '1-800-555-0100', email: null, careHours: [] }}>
        <OrdersScreen />
      </CareContext.Provider>,
    );
    expect(await screen.findByText('You have no current orders')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Shop all products' });
    expect(link.getAttribute('href')).toBe('/shop');
    expect(screen.getByRole('link', { name: /^Ordered by phone\? Call / })).toBeTruthy();
  });

  it('says how many orders could not be read', async () => {
    listOrders.mockResolvedValue(page({ unreadable: 1 }));
    showScreen(<OrdersScreen />);
    expect(await screen.findByText(/^One order could not be shown here\./)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows hostile names as text', async () => {
    const title = '<img src=x onerror=alert(1)> {{count}} $t(failed)';
    listOrders.mockResolvedValue(
      page({ orders: [anOrder({ name: '<b>#1</b>', lines: [orderLine({ title })] })] }),
    );
    showScreen(<OrdersScreen />);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order <b>#1</b>' })).toBeTruthy();
    expect(document.querySelector('img[src="x"], b')).toBeNull();
  });

  it.each(FAILURES)('says so and can be tried again when the store %s', async (_, failed) => {
    listOrders.mockResolvedValueOnce(failed).mockResolvedValue(page());
    showScreen(<OrdersScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/could not be loaded|very busy right now/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
