import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type * as Charges from '~/src/gateways/recharge/charges';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import type * as Addresses from '~/src/gateways/shopify/account/addresses';
import type * as Orders from '~/src/gateways/shopify/account/orders';
import { anAddress, anOrder, FAILURES, held, showScreen, usd } from '../testing/account.fixture';
import { card, charge, chargeItem, subscription } from '../testing/billing.fixture';
import { HomeScreen } from './home-screen';
import { NextDelivery } from './next-delivery';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock(
  '~/src/account/billing-session/browser-billing-session',
  () => import('../testing/browser-billing.fixture'),
);
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

const section = (name = 'Your next delivery') => screen.findByRole('region', { name });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the next delivery', () => {
  it('says its day, its cost, what it is and for whom, and can be skipped', async () => {
    showScreen(<NextDelivery />);
    const next = await section();
    expect(await within(next).findByText('Saturday, December 5')).toBeTruthy();
    expect(within(next).getByText('$26.10')).toBeTruthy();
    expect(
      within(next).getByText("You'll be charged $26.10 on your next billing date."),
    ).toBeTruthy();
    expect(within(next).getByText('Waste bags')).toBeTruthy();
    expect(within(next).getByText('For Juniper · 360 bags')).toBeTruthy();
    expect(next.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/bags.jpg');
    expect(href('Skip Waste bags')).toBe('/account/subscriptions/71/skip');
    expect(href('Manage Waste bags')).toBe('/account/subscriptions/71');
    expect(href('All subscriptions')).toBe('/account/subscriptions');
    await waitFor(() => expect(gateway.listPaymentMethods).toHaveBeenCalledOnce());
    expect(within(next).queryByRole('list', { name: 'Payment alerts' })).toBeNull();
  });

  it('is a payment where nothing is sent, and offers no skip that is not allowed', async () => {
    gateway.listSubscriptions.mockResolvedValue(
      ok([subscription({ isDigital: true, canBeSkipped: false })]),
    );
    gateway.listCharges.mockResolvedValue(
      ok([charge({ items: [chargeItem({ image: null, quantity: 2 })], total: usd(1299) })]),
    );
    showScreen(<NextDelivery />);
    const next = await section('Your next payment');
    expect(within(next).getByText('360 bags · 2 pieces')).toBeTruthy();
    expect(next.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Skip/ })).toBeNull();
    expect(href('Manage Waste bags')).toBe('/account/subscriptions/71');
  });

  it('leaves nothing where there are no subscriptions', async () => {
    gateway.listCharges.mockResolvedValue(ok([]));
    gateway.listSubscriptions.mockResolvedValue(ok([]));
    const { container } = showScreen(<NextDelivery />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });

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
    expect(alerts.textContent).toContain(`Your Visa ending in 4242 ${words}`);
    expect(href('Update payment method')).toBe('/account/subscriptions/71/payment');
  });

  it.each(FAILURES)('stays when its cards cannot be had: the provider %s', async (_, failed) => {
    gateway.listPaymentMethods.mockResolvedValueOnce(failed);
    showScreen(<NextDelivery />);
    expect(await screen.findByText(/^Your payment methods could not be loaded/)).toBeTruthy();
    expect(screen.getByText('Saturday, December 5')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
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
    expect(await section()).toBeTruthy();
    expect(screen.queryByText('Waste bags')).toBeNull();
  });

  const CASES = FAILURES.flatMap(([name, failed]) =>
    (['listCharges', 'listSubscriptions'] as const).map(call => [call, name, failed] as const),
  );

  it.each(CASES)('keeps the rest when %s fails: the provider %s', async (call, _, failed) => {
    gateway[call].mockResolvedValueOnce(failed);
    showScreen(<HomeScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^(Your next delivery could not be loaded|Our store is very busy)/,
    );
    expect(await screen.findByRole('link', { name: 'Order #1001' })).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saturday, December 5')).toBeTruthy();
  });
});
