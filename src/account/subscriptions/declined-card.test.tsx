import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import { showScreen, usd } from '../testing/account.fixture';
import { charge, chargeItem } from '../testing/billing.fixture';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { SubscriptionScreen } from './subscription-screen';
import { SubscriptionsScreen } from './subscriptions-screen';
import {
  provider,
  chargesGateway,
  resetProvider,
  service,
} from './testing/billing-provider.fixture';
import { aService } from './testing/subscription.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock(
  '~/src/gateways/recharge/subscriptions',
  async () => (await import('./testing/billing-provider.fixture')).subscriptionsGateway,
);
vi.mock('~/src/gateways/recharge/charges', () => ({
  listCharges: (...given: Parameters<typeof chargesGateway.listCharges>) => listed(...given),
}));
vi.mock(
  '~/src/gateways/service/subscriptions',
  async () => (await import('./testing/billing-provider.fixture')).service,
);
vi.mock(
  '~/src/account/billing-session/browser-billing-session',
  async () => (await import('./testing/billing-provider.fixture')).billingSessionModule,
);
vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));
vi.mock('~/src/gateways/shopify/account/reorder-variants', () => ({
  readReorderVariants: vi.fn(async () => ok(new Map())),
}));

const listed = vi.fn<typeof chargesGateway.listCharges>();

const tried = (changes: Partial<Charge>): Charge =>
  charge({
    addressId: '1',
    items: [chargeItem({ subscriptionId: '12', price: usd(1295) })],
    total: usd(1386),
    ...changes,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  service.listServiceSubscriptions.mockReset().mockResolvedValue(ok([]));
  listed.mockReset().mockImplementation(chargesGateway.listCharges);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fact = (label: string): string =>
  screen
    .getByText(label, { selector: 'dt' })
    .nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a plan whose card was declined', () => {
  beforeEach(() => {
    resetProvider([aService({ nextChargeDate: '2026-11-25' })]);
    provider.tried = [
      tried({ status: 'error', scheduledAt: '2026-11-25', retryDate: '2026-11-28' }),
    ];
  });

  it('shows the day of the next attempt and the amount of its charge', async () => {
    showScreen(<SubscriptionScreen id="12" action={null} search="" />);
    expect(await screen.findByText(/^You'll be charged \$13\.86 on your next/)).toBeTruthy();
    expect(
      screen.getByText(/^Your card was declined. We will try again on November 28/),
    ).toBeTruthy();
    expect(fact('Next billing date')).toMatch(/^November 28, 2026/);
    expect(fact('Charge amount')).toBe('$13.86');
    expect(fact('Status')).toBe('Payment failed');
    expect(screen.queryByText(/November 25|overdue/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Skip/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pause' })).toBeTruthy();
  });

  it('says so in the list', async () => {
    showScreen(<SubscriptionsScreen />);
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    expect(screen.getByText('$13.86')).toBeTruthy();
    expect(screen.queryByText(/Nov 25|November 25|overdue/)).toBeNull();
  });
});

describe('the end of a service', () => {
  const expiry = async (changes: Parameters<typeof aService>[0]) => {
    resetProvider([aService({ createdAt: '2026-05-21T15:00:00Z', ...changes })]);
    const { status, processedAt } = {
      status: 'success' as const,
      processedAt: '2026-11-21T05:00:00Z',
    };
    provider.tried = [
      tried({ status, scheduledAt: '2026-10-21', processedAt: '2026-10-21T04:00:00Z' }),
      tried({ status, scheduledAt: '2026-11-21', processedAt }),
    ];
    showScreen(<SubscriptionScreen id="12" action={null} search="" />);
    await screen.findByText('LTE service expiry');
    await vi.waitFor(() => expect(fact('LTE service expiry')).not.toBe('…'));
    return fact('LTE service expiry');
  };

  it.each(['2026-12-21', '2026-12-01', null])(
    'is a term after the last payment: %s',
    async nextChargeDate => {
      expect(await expiry({ nextChargeDate })).toBe('December 21, 2026');
    },
  );

  it('is the next billing that was skipped or paused, as the dialog promised', async () => {
    expect(await expiry({ nextChargeDate: '2027-01-21' })).toBe('January 21, 2027');
  });

  it('is not put off by a declined card', async () => {
    expect(await expiry({ nextChargeDate: '2027-01-21', hasFailed: true })).toBe(
      'December 21, 2026',
    );
  });

  it('is the day on which it was canceled', async () => {
    const canceled = { status: 'cancelled' as const, cancelledAt: '2026-11-24T15:00:00Z' };
    expect(await expiry({ ...canceled, nextChargeDate: null })).toBe('November 24, 2026');
  });

  it('is none before anything was paid, and unknown while payments cannot be read', async () => {
    resetProvider([aService()]);
    const { unmount } = showScreen(<SubscriptionScreen id="12" action={null} search="" />);
    await vi.waitFor(() => expect(fact('LTE service expiry')).toBe('None'));
    unmount();
    listed.mockResolvedValue(failure('http', 'Down', { status: 503, isRetryable: true }));
    showScreen(<SubscriptionScreen id="12" action={null} search="" />);
    await vi.waitFor(() => expect(fact('LTE service expiry')).toBe('Not available right now'));
  });
});

describe('canceling a service', () => {
  beforeEach(allowDialogs);

  const stops = async (changes: Parameters<typeof aService>[0]) => {
    resetProvider([aService(changes)]);
    showScreen(<SubscriptionScreen id="12" action="cancel" search="" />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Other' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const heading = await screen.findByRole('heading', { name: 'What stops' });
    return heading.parentElement?.textContent ?? '';
  };

  it('says until when it runs', async () => {
    expect(await stops({})).toMatch(/Your service runs until December\s1, 2026\./);
  });

  it('promises no time that a declined card has not paid for', async () => {
    expect(await stops({ hasFailed: true })).not.toContain('runs until');
  });
});
