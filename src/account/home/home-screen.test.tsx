import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type * as Addresses from '~/src/gateways/shopify/account/addresses';
import type * as Orders from '~/src/gateways/shopify/account/orders';
import {
  anAddress,
  anOrder,
  CUSTOMER,
  FAILURES,
  held,
  showScreen,
} from '../testing/account.fixture';
import { HomeScreen } from './home-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { listOrders, listAddresses } = vi.hoisted(() => ({
  listOrders: vi.fn<typeof Orders.listOrders>(),
  listAddresses: vi.fn<typeof Addresses.listAddresses>(),
}));
vi.mock('~/src/gateways/shopify/account/orders', () => ({ listOrders, findOrder: vi.fn() }));
vi.mock('~/src/gateways/shopify/account/addresses', () => ({
  listAddresses,
  createAddress: vi.fn(),
  updateAddress: vi.fn(),
  deleteAddress: vi.fn(),
  setDefaultAddress: vi.fn(),
}));

const orders = (some: readonly ReturnType<typeof anOrder>[]): Result<Orders.OrderPage> =>
  ok({ orders: some, unreadable: 0, older: null, newer: null });
const addresses = (some: readonly ReturnType<typeof anAddress>[]): Result<Addresses.AddressBook> =>
  ok({ addresses: some, unreadable: 0 });

beforeEach(() => {
  listOrders.mockReset().mockResolvedValue(orders([anOrder(), anOrder({ id: '1', name: '#1' })]));
  listAddresses
    .mockReset()
    .mockResolvedValue(addresses([anAddress('2'), anAddress('1', { isDefault: true })]));
});
afterEach(cleanup);

describe('the first screen', () => {
  it('greets by first name and shows the last order with its parcels, and the default address', async () => {
    showScreen(<HomeScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you, Avery' })).toBeTruthy();
    await screen.findByRole('link', { name: 'Order #1001' });
    expect(screen.queryByRole('link', { name: 'Order #1' })).toBeNull();
    expect(screen.getAllByText(/^Shipped/).length).toBeGreaterThan(0);
    expect(screen.getByRole('list', { name: 'Progress of your order' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track this package 1Z1' })).toBeTruthy();
    const address = screen.getByRole('region', { name: 'Default address' });
    expect(within(address).getByText('418 Larch Street')).toBeTruthy();
    // The tabs already link to every screen; nothing repeats them.
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('suggests a first step to a customer without orders or addresses', async () => {
    listOrders.mockResolvedValue(orders([]));
    listAddresses.mockResolvedValue(addresses([]));
    showScreen(<HomeScreen />, { customer: { ...CUSTOMER, firstName: null } });
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeTruthy();
    const start = await screen.findByRole('region', { name: 'Your first order' });
    expect(within(start).getAllByRole('listitem')).toHaveLength(3);
    expect(within(start).getByRole('link', { name: 'Shop all products' })).toBeTruthy();
    const more = screen.getByRole('navigation', { name: 'Before your first order' });
    const activate = within(more).getByRole('link', { name: 'Activate a collar' });
    expect(activate.getAttribute('href')).toBe('/account/subscriptions/activate');
    expect(screen.getByRole('link', { name: 'Add an address' })).toBeTruthy();
    expect(screen.queryByText('Your last order')).toBeNull();
  });

  it.each([
    [['trainer', 'Pro Program'], true],
    [['pro program applicant'], false],
  ])('tells customers tagged %j of ProStaff Discounts: %s', (tags, isTold) => {
    showScreen(<HomeScreen />, { customer: { ...CUSTOMER, tags } });
    const notice = screen.queryByText('Your account is eligible for ProStaff Discounts!');
    expect(notice !== null).toBe(isTold);
    expect(screen.queryByText(/^40% off/) !== null).toBe(isTold);
  });

  it('shows skeletons immediately while the store is slow', async () => {
    const { reply, give } = held<Result<Orders.OrderPage>>();
    listOrders.mockReturnValue(reply);
    showScreen(<HomeScreen />);
    expect(screen.getAllByText('Loading your account').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'All orders' })).toBeTruthy();
    give(orders([anOrder()]));
    await screen.findByRole('link', { name: 'Order #1001' });
  });

  it.each(FAILURES)(
    'shows the rest when orders cannot be loaded: the store %s',
    async (_, failed) => {
      listOrders.mockResolvedValueOnce(failed);
      showScreen(<HomeScreen />);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(
        /^(Your last order could not be loaded|Our store is very busy)/,
      );
      expect(await screen.findByText('418 Larch Street')).toBeTruthy();
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await screen.findByRole('link', { name: 'Order #1001' });
    },
  );

  it.each(FAILURES)(
    'shows the rest when addresses cannot be loaded: the store %s',
    async (_, failed) => {
      listAddresses.mockResolvedValueOnce(failed);
      showScreen(<HomeScreen />);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(
        /^(Your addresses could not be loaded|Our store is very busy)/,
      );
      await screen.findByRole('link', { name: 'Order #1001' });
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await screen.findByText('418 Larch Street');
    },
  );
});
