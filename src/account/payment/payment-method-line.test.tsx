import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import { FAILURES, showScreen } from '../testing/account.fixture';
import { card } from '../testing/billing.fixture';
import { PaymentMethodLine } from './payment-method-line';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const { listPaymentMethods } = vi.hoisted(() => ({
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
}));
vi.mock('~/src/gateways/recharge/payment-methods', () => ({ listPaymentMethods }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LINE = <PaymentMethodLine subscriptionId="71" addressId="5" />;
const until = (year: number, month: number) =>
  ok([card('1', ['5'], { expiry: { year, month } }), card('2', ['6'], { last4: '1881' })]);

it.each([
  [2029, 1, 'Expires January 2029'],
  [2026, 12, 'Expires soon: December 2026'],
  [2026, 10, 'Expired October 2026'],
])('tells the card of an address that is good until %i-%i', async (year, month, words) => {
  listPaymentMethods.mockResolvedValue(until(year, month));
  showScreen(LINE);
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/1881/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Change payment method' });
  expect(link.getAttribute('href')).toBe('/account/subscriptions/71/payment');
});

it('names methods other than cards, and says if there is none', async () => {
  const paypal = card('1', ['5'], { kind: 'PAYPAL', brand: '', last4: '', expiry: null });
  listPaymentMethods.mockResolvedValue(ok([paypal]));
  showScreen(LINE);
  expect(await screen.findByText('PayPal')).toBeTruthy();
  cleanup();
  listPaymentMethods.mockResolvedValue(ok([]));
  showScreen(LINE);
  expect(await screen.findByText(/^There is no payment method on file/)).toBeTruthy();
});

it.each(FAILURES)('is asked for again when the provider %s', async (_, failed) => {
  listPaymentMethods.mockResolvedValueOnce(failed).mockResolvedValue(until(2029, 1));
  showScreen(LINE);
  expect(await screen.findByText(/^Your payment methods could not be loaded/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
});
