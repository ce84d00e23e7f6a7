import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type * as Charges from '~/src/gateways/recharge/charges';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import type * as Addresses from '~/src/gateways/shopify/account/addresses';
import type * as Orders from '~/src/gateways/shopify/account/orders';
import { anAddress, anOrder, FAILURES, held, showScreen } from '../testing/account.fixture';
import { card, charge, subscription } from '../testing/billing.fixture';
import { HomeScreen } from './home-screen';
import { NextDelivery } from './next-delivery';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const gateway = vi.hoisted(() => ({
  listCharges: vi.fn<typeof Charges.listCharges>(),
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
  listSubscriptions: vi.fn<typeof Subscriptions.listSubscriptions>(),
  getSubscription: vi.fn<typeof Subscriptions.getSubscription>(),
}));
vi.mock('~/src/gateways/recharge/charges', () => gateway);
vi.mock('~/src/gateways/recharge/payment-methods', () => gateway);
vi.mock('~/src/gateways/recharge/subscriptions', () => gateway);
vi.mock('~/src/gateways/shopify/account/orders', () => ({
  listOrders: async (): ReturnType<typeof Orders.listOrders> =>
    ok({ orders: [anOrder()], unreadable: 0, older: null, newer: null }),
  findOrder: vi.fn(),
}));
vi.mock('~/src/gateways/shopify/account/addresses', () => ({
  listAddresses: async (): ReturnType<typeof Addresses.listAddresses> =>
    ok({ addresses: [anAddress('1', { isDefault: true })], unreadable: 0 }),
}));

vi.mock('~/src/account/subscriptions/data/use-pictures', () => ({
  usePictures: () => new Map([['2', { url: 'https://cdn.example/bags.jpg', alt: '' }]]),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  gateway.listCharges.mockReset().mockResolvedValue(ok([charge()]));
  gateway.listSubscriptions
    .mockReset()
    .mockResolvedValue(ok([subscription({ petName: 'Juniper' })]));
  gateway.listPaymentMethods.mockReset().mockResolvedValue(ok([card('1', ['5'])]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const section = (name = 'Next delivery') => screen.findByRole('region', { name });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the next delivery', () => {
  it('says its day, its cost, what it is and for whom, and can be skipped', async () => {
    showScreen(<NextDelivery />);
    const next = await section();
    expect(within(next).getByText('Saturday, December 5')).toBeTruthy();
    expect(within(next).getByText('$26.10')).toBeTruthy();
    expect(within(next).getByText(/^Waste bags/)).toBeTruthy();
    expect(within(next).getByText(/Juniper/)).toBeTruthy();
    expect(next.querySelector('img')?.src).toContain('https://cdn.example/bags.jpg');
    expect(href('Skip this delivery')).toMatch(/^\/account\/subscriptions\/71\/skip/);
    const all = within(next).getByRole('link', { name: 'All subscriptions' });
    expect(all.getAttribute('href')).toBe('/account/subscriptions');
    await waitFor(() => expect(gateway.listPaymentMethods).toHaveBeenCalledOnce());
    expect(screen.queryByRole('list', { name: 'Payment alerts' })).toBeNull();
  });

  it('is the next billing date if nothing is shipped', async () => {
    gateway.listSubscriptions.mockResolvedValue(ok([subscription({ isDigital: true })]));
    showScreen(<NextDelivery />);
    expect(await section('Next billing')).toBeTruthy();
    expect(screen.getByText('$26.10')).toBeTruthy();
  });

  it('is one of goods, even where a service is paid sooner', async () => {
    const service = { id: '72', addressId: '6', title: 'Plan', nextChargeDate: '2026-12-01' };
    gateway.listSubscriptions.mockResolvedValue(
      ok([subscription({ ...service, isDigital: true }), subscription()]),
    );
    showScreen(<NextDelivery />);
    expect(within(await section()).getByText('Saturday, December 5')).toBeTruthy();
  });

  it.each([
    ['there are no subscriptions', []],
    ['none is active', [subscription({ status: 'cancelled', nextChargeDate: null })]],
  ])('leaves nothing where %s', async (_, some) => {
    gateway.listCharges.mockResolvedValue(ok([]));
    gateway.listSubscriptions.mockResolvedValue(ok(some));
    const { container } = showScreen(<NextDelivery />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });

  it.each(FAILURES)(
    'stays visible if its cost cannot be loaded: the provider %s',
    async (_, failed) => {
      gateway.listCharges.mockResolvedValueOnce(failed);
      showScreen(<NextDelivery />);
      expect(await screen.findByText(/^The exact cost could not be loaded/)).toBeTruthy();
      expect(screen.getByText('Saturday, December 5')).toBeTruthy();
      expect(screen.queryByText('$26.10')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('$26.10')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    [
      { year: 2026, month: 10 },
      'valid',
      'has expired, and your next charge is on December 5, 2026.',
    ],
    [{ year: 2026, month: 11 }, 'valid', 'expires before your next charge on December 5, 2026.'],
    [{ year: 2029, month: 1 }, 'invalid', 'was declined, and your next charge is on December 5,'],
  ] as const)('warns of a card until %j that is %s', async (expiry, status, words) => {
    gateway.listPaymentMethods.mockResolvedValue(ok([card('1', ['5'], { expiry, status })]));
    showScreen(<NextDelivery />);
    const alerts = await screen.findByRole('list', { name: 'Payment alerts' });
    expect(alerts.textContent?.replaceAll('\u00a0', ' ')).toContain(
      `Your Visa ending in 4242 ${words}`,
    );
    // A failing card is announced above the delivery that it would not pay for.
    expect(alerts.compareDocumentPosition(await section())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(href('Update payment method')).toBe('/account/subscriptions/71/payment');
  });

  it.each(FAILURES)(
    'stays visible if its cards cannot be loaded: the provider %s',
    async (_, failed) => {
      gateway.listPaymentMethods.mockResolvedValueOnce(failed);
      showScreen(<NextDelivery />);
      expect(await screen.findByText(/^Your payment methods could not be loaded/)).toBeTruthy();
      expect(screen.getByText('Saturday, December 5')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );
});

describe('on the first screen', () => {
  it('comes before everything else', async () => {
    showScreen(<HomeScreen />);
    const next = await section();
    const order = await screen.findByRole('region', { name: 'Your last order' });
    expect(next.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(['listCharges', 'listSubscriptions'] as const)('lets nothing wait for %s', async slow => {
    const { reply } = held<Result<never>>();
    gateway[slow].mockReturnValue(reply);
    showScreen(<HomeScreen />);
    await screen.findByRole('link', { name: 'Order #1001' });
    expect(screen.getByRole('region', { name: 'Default address' })).toBeTruthy();
    expect(screen.queryByText(/Waste bags/)).toBeNull();
  });

  it.each(FAILURES)('shows the rest if subscriptions cannot be loaded: %s', async (_, failed) => {
    gateway.listSubscriptions.mockResolvedValueOnce(failed);
    showScreen(<HomeScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^(Your next delivery could not be loaded|Our store is very busy)/,
    );
    expect(await screen.findByRole('link', { name: 'Order #1001' })).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saturday, December 5')).toBeTruthy();
  });

  it('has everything after one retry when the provider was down', async () => {
    const [, failed] = FAILURES[0] ?? [];
    if (!failed) throw new Error('There is no failure.');
    gateway.listSubscriptions.mockResolvedValueOnce(failed);
    gateway.listCharges.mockResolvedValueOnce(failed);
    showScreen(<HomeScreen />);
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$26.10')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
