import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Charges from '~/src/gateways/recharge/charges';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import { NextDelivery } from '../home/next-delivery';
import { showScreen } from '../testing/account.fixture';
import { card, charge, subscription } from '../testing/billing.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const gateway = vi.hoisted(() => ({
  listCharges: vi.fn<typeof Charges.listCharges>(),
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
  listSubscriptions: vi.fn<typeof Subscriptions.listSubscriptions>(),
}));
vi.mock('~/src/gateways/recharge/charges', () => gateway);
vi.mock('~/src/gateways/recharge/payment-methods', () => gateway);
vi.mock('~/src/gateways/recharge/subscriptions', () => gateway);
vi.mock('~/src/account/subscriptions/data/use-pictures', () => ({
  usePictures: () => new Map(),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  gateway.listCharges.mockReset().mockResolvedValue(ok([]));
  gateway.listPaymentMethods
    .mockReset()
    .mockResolvedValue(ok([card('1', ['5'], { expiry: { year: 2026, month: 10 } })]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const alerts = () => screen.findByRole('list', { name: 'Payment alerts' });
const fix = () => screen.getByRole('link', { name: 'Update payment method' }).getAttribute('href');

it('says on the first screen that a card was declined, and when it is tried again', async () => {
  gateway.listSubscriptions.mockResolvedValue(ok([subscription({ nextChargeDate: '2026-11-25' })]));
  gateway.listCharges.mockResolvedValue(
    ok([charge({ status: 'error', scheduledAt: '2026-11-25', retryDate: '2026-11-28' })]),
  );
  showScreen(<NextDelivery />);
  expect((await alerts()).textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Your Visa ending in 4242 was declined. We will try again on November 28, 2026.',
  );
  expect(fix()).toBe('/account/subscriptions/71/payment');
  expect(screen.getByText('Saturday, November 28')).toBeTruthy();
  expect(screen.queryByText(/November 25|overdue/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Skip this delivery' })).toBeNull();
});

it('says so after the last attempt, with nothing that comes next', async () => {
  const plan = subscription({ nextChargeDate: null, hasFailed: true });
  gateway.listSubscriptions.mockResolvedValue(ok([plan]));
  showScreen(<NextDelivery />);
  expect((await alerts()).textContent).toContain(
    'Your Visa ending in 4242 was declined, and we have stopped trying.',
  );
  expect(fix()).toBe('/account/subscriptions/71/payment');
});

it('speaks of a card where none is stored', async () => {
  gateway.listPaymentMethods.mockResolvedValue(ok([]));
  gateway.listSubscriptions.mockResolvedValue(
    ok([subscription({ nextChargeDate: null, hasFailed: true })]),
  );
  showScreen(<NextDelivery />);
  expect((await alerts()).textContent).toContain('Your card was declined');
});

it('passes on what the provider says, rather than blaming the connection', async () => {
  gateway.listSubscriptions.mockResolvedValue(
    failure('http', 'The books are closed.', { status: 423 }),
  );
  showScreen(<NextDelivery />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Your next delivery could not be loaded\. The books are closed/,
  );
  expect(alert.textContent).not.toContain('connection');
});

it('is silent about canceled subscriptions', async () => {
  const plan = { status: 'cancelled' as const, nextChargeDate: null, hasFailed: true };
  gateway.listSubscriptions.mockResolvedValue(ok([subscription(plan)]));
  const { container } = showScreen(<NextDelivery />);
  await waitFor(() => expect(container.textContent).toBe(''));
});
