import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
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
/** The position of the cards relative to the update link. */
const cardsAreThere = (): number =>
  screen
    .getByRole('region', { name: 'Update a card' })
    .compareDocumentPosition(screen.getByRole('radiogroup', { name: 'Your saved cards' }));

describe('a card that can be charged', () => {
  it('comes before the link that updates it, and has nothing to save', async () => {
    const other = await show(card('1', ['5']));
    expect(cardsAreThere()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const save = screen.getByRole('button', { name: 'Save payment method' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(save);
    expect(gateway.updateAddress).not.toHaveBeenCalled();
    fireEvent.click(other);
    expect(save.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a card that has expired', () => {
  it('is updated first', async () => {
    await show(card('1', ['5'], { expiry: { year: 2026, month: 1 } }));
    expect(cardsAreThere()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
