import './testing/mock-provider.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { showScreen } from '../testing/account.fixture';
import { notifyOtherTabs } from '~/src/account/data/other-tabs';
import { changeInOtherTab } from '~/src/account/data/other-tabs.fixture';
import { SubscriptionScreen } from './subscription-screen';
import { provider, resetProvider, service } from './testing/billing-provider.fixture';
import { aService, aSubscription } from './testing/subscription.fixture';
import { setUpProvider } from './testing/set-up-provider.fixture';
import { fact, showSubscription } from './testing/subscription-screen.fixture';

vi.mock('../payment/payment-method-line', () => ({
  PaymentMethodLine: ({ addressId }: { addressId: string }) => (
    <span>Card of address {addressId}</span>
  ),
}));

setUpProvider();

describe('one subscription', () => {
  it('shows every field of goods', async () => {
    await showSubscription();
    expect(
      await screen.findByText("You'll be charged $62.52 on your next billing date.", {
        exact: false,
      }),
    ).toBeTruthy();
    expect(fact('Pet name')).toBe('Juniper');
    expect(fact('Model number')).toBe('PM-WST-360');
    expect(fact('Quantity')).toMatch(/^2/);
    for (const label of ['Next shipping date', 'Next order date', 'Next billing date']) {
      expect(fact(label)).toMatch(/^December 5, 2026/);
    }
    expect(fact('Charge amount')).toBe('$62.52');
    expect(fact('Price per item')).toBe('$28.76');
    expect(fact('Frequency')).toMatch(/^Every 2 weeks/);
    expect(fact('Shipping address')).toContain('418 Larch Street');
    expect(fact('Payment method')).toBe('Card of address 1');
    expect(fact('Status')).toBe('Active');
    expect(screen.getByText('in 12 days')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Support' })).toBeTruthy();
  });

  it('promises no amount that it has not read from a charge', async () => {
    provider.charges = failure('http', 'Unavailable', { status: 503 });
    await showSubscription();
    expect(
      screen.getByText("You'll be charged $57.52 plus any shipping and taxes", { exact: false }),
    ).toBeTruthy();
    expect(fact('Charge before shipping and taxes')).toBe('$57.52');
    expect(screen.queryByText('Charge amount')).toBeNull();
  });

  it.each([
    ['$5.00', 500],
    ['Free', 0],
  ])('of goods ships for %s', async (shown, cents) => {
    provider.shipping = { ...provider.shipping, cents };
    await showSubscription();
    await waitFor(() => expect(fact('Shipping')).toBe(shown));
  });

  it('of a collar has its license and its devices', async () => {
    resetProvider([aService(), aSubscription()]);
    const device = {
      iotUserId: 'u1',
      iotGroupId: 'g1',
      deviceId: 'd1',
      collarId: 'c1',
      thingName: 't1',
      petId: 'p1',
    };
    const serviceLicenses = [{ id: 'l1', status: 'consumed' as const, device }];
    service.listServiceSubscriptions.mockResolvedValue(ok([{ rechargeId: '12', serviceLicenses }]));
    await showSubscription(null, '', '12');
    expect(await screen.findByText('In use by your collar')).toBeTruthy();
    const labels = [
      'IOT user ID',
      'IOT group ID',
      'Device ID',
      'Collar ID',
      'Thing name',
      'Pet ID',
    ];
    expect(labels.map(label => fact(label).replace('Copy', ''))).toEqual([
      'u1',
      'g1',
      'd1',
      'c1',
      't1',
      'p1',
    ]);
    const associated = await screen.findByRole('region', { name: 'Associated subscriptions' });
    expect(within(associated).getByRole('link', { name: 'Waste Bags, 360 bags' })).toBeTruthy();
  });

  it('that is canceled has no license any more', async () => {
    const canceled = { status: 'cancelled' as const, cancelledAt: '2026-11-20T15:00:00Z' };
    resetProvider([aService({ ...canceled, nextChargeDate: null })]);
    await showSubscription(null, '', '12');
    expect(await screen.findByText('The license ended with this subscription.')).toBeTruthy();
    expect(screen.queryByText(/belongs to this subscription yet/)).toBeNull();
    const status = within(screen.getByRole('region', { name: 'Status' }));
    expect(status.getByText('Canceled')).toBeTruthy();
    expect(status.getByText(/^Canceled on November.20, 2026$/)).toBeTruthy();
  });

  it('says what is missing while the consumer service is down, and has all else', async () => {
    resetProvider([aService()]);
    service.listServiceSubscriptions.mockResolvedValueOnce(
      failure('http', 'Down', { status: 503, isRetryable: true }),
    );
    await showSubscription(null, '', '12');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^The license and the devices of this subscription could not be loaded/,
    );
    expect(fact('Next billing date')).toBe('December 1, 2026');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This subscription has no license yet.')).toBeTruthy();
  });

  it.each([
    [{ unit: 'month', count: 1 }, 'Monthly'],
    [{ unit: 'month', count: 2 }, 'Bi-MonthlyEvery 2 months'],
    [{ unit: 'month', count: 3 }, 'Quarterly'],
    [{ unit: 'month', count: 4 }, 'Every 4 Months'],
    [{ unit: 'month', count: 6 }, 'Semi-Annually'],
    [{ unit: 'month', count: 12 }, 'Yearly'],
    [{ unit: 'month', count: 5 }, 'Every 5 months'],
    [{ unit: 'week', count: 1 }, 'Every week'],
    [{ unit: 'week', count: 6 }, 'Every 6 weeks'],
  ] as const)('comes %j: %s', async (frequency, name) => {
    resetProvider([aSubscription({ frequency })]);
    await showSubscription();
    expect(fact('Frequency').replace('Change', '')).toBe(name);
  });

  it('that does not exist is reported', async () => {
    showScreen(<SubscriptionScreen id="99" action={null} search="" />);
    expect(await screen.findByText('Subscription was not found.')).toBeTruthy();
  });

  it('that cannot be read says so, and is read on the second try', async () => {
    provider.unreadable = failure('network', 'No answer.', { isRetryable: true });
    showScreen(<SubscriptionScreen id="11" action={null} search="" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A connection error occurred while making the request.');
    provider.unreadable = null;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /Waste Bags/ });
  });
});

it('shows what another tab has changed', async () => {
  await showSubscription();
  provider.subscriptions = [aSubscription({ quantity: 7 })];
  changeInOtherTab(['us', 'gid://shopify/Customer/1', 'subscriptions']);
  await waitFor(() => expect(fact('Quantity')).toMatch(/^7/));
});

it('works without channels between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await showSubscription();
  notifyOtherTabs(['us', 'gid://shopify/Customer/1', 'subscriptions']);
  expect(fact('Quantity')).toMatch(/^2/);
  vi.unstubAllGlobals();
});
