import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Addresses from '~/src/gateways/recharge/addresses';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import { showScreen } from '../testing/account.fixture';
import { card, subscription } from '../testing/billing.fixture';
import { PaymentScreen } from './payment-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const gateway = vi.hoisted(() => ({
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
  updateAddress: vi.fn<typeof Addresses.updateAddress>(),
}));
vi.mock('~/src/gateways/recharge/payment-methods', () => gateway);
vi.mock('~/src/gateways/recharge/addresses', () => gateway);
vi.mock('~/src/gateways/recharge/subscriptions', () => ({
  getSubscription: async () => ok(subscription()),
  listSubscriptions: async () => ok([subscription()]),
}));

const OTHER = card('2', [], { last4: '0005' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  gateway.updateAddress.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (charged: Methods.PaymentMethod): Promise<HTMLElement> => {
  gateway.listPaymentMethods.mockReset().mockResolvedValue(ok([charged, OTHER]));
  showScreen(<PaymentScreen subscriptionId="71" />);
  return screen.findByRole('radio', { name: /0005/ });
};
/** The panel with the link that updates a card. */
const updateOf = (last4: string): HTMLElement =>
  screen.getByRole('region', { name: new RegExp(`^Update .* ${last4}$`) });
/** The position of the cards relative to the update link. */
const cardsAreThere = (last4 = '4242'): number =>
  updateOf(last4).compareDocumentPosition(
    screen.getByRole('radiogroup', { name: 'Your saved cards' }),
  );

describe('a card that can be charged', () => {
  it('comes before the link that updates it, and has nothing to save', async () => {
    const other = await show(card('1', ['5']));
    expect(cardsAreThere()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const save = screen.getByRole('button', { name: 'Save payment method' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(save);
    expect(gateway.updateAddress).not.toHaveBeenCalled();
    expect(screen.getByText('This card is already in use.')).toBeTruthy();
    fireEvent.click(other);
    expect(updateOf('0005')).toBeTruthy();
    expect(screen.queryByText('This card is already in use.')).toBeNull();
    expect(save.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a card that has expired', () => {
  const expired = card('1', ['5'], { expiry: { year: 2026, month: 1 } });

  it('is replaced by a saved card that can be charged, at one press', async () => {
    gateway.updateAddress.mockResolvedValue(failure('http', 'Busy', { status: 500 }));
    const other = await show(expired);
    expect(cardsAreThere('0005')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(other).toHaveProperty('checked', true);
    const primary = [...document.querySelectorAll('.btn-primary')].map(each => each.textContent);
    expect(primary).toEqual(['Save payment method']);
    fireEvent.click(screen.getByRole('button', { name: 'Save payment method' }));
    await waitFor(() => expect(gateway.updateAddress).toHaveBeenCalledOnce());
    expect(gateway.updateAddress.mock.calls[0]?.slice(2)).toEqual(['5', { paymentMethodId: '2' }]);
    expect(updateOf('0005')).toBeTruthy();
  });

  it('is updated once it is chosen, although another card can be charged', async () => {
    await show(expired);
    fireEvent.click(screen.getByRole('radio', { name: /4242/ }));
    expect(cardsAreThere()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const primary = [...document.querySelectorAll('.btn-primary')].map(each => each.textContent);
    expect(primary).toEqual(['Email update link']);
  });

  it('is updated first if no other card can be charged', async () => {
    gateway.listPaymentMethods
      .mockReset()
      .mockResolvedValue(ok([expired, { ...OTHER, status: 'invalid' }]));
    showScreen(<PaymentScreen subscriptionId="71" />);
    const mine = await screen.findByRole('radio', { name: /4242/ });
    expect(mine).toHaveProperty('checked', true);
    expect(cardsAreThere()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
