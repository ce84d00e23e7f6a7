import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Addresses from '~/src/gateways/recharge/addresses';
import type * as Notifications from '~/src/gateways/recharge/notifications';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import { FAILURES, held, showScreen } from '../testing/account.fixture';
import { billingAddress, card, subscription } from '../testing/billing.fixture';
import { loginCount } from '../testing/browser-billing.fixture';
import { PaymentScreen } from './payment-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const gateway = vi.hoisted(() => ({
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
  updateAddress: vi.fn<typeof Addresses.updateAddress>(),
  sendUpdateLink: vi.fn<typeof Notifications.sendUpdateLink>(),
  getSubscription: vi.fn<typeof Subscriptions.getSubscription>(),
  listSubscriptions: vi.fn<typeof Subscriptions.listSubscriptions>(),
}));
vi.mock('~/src/gateways/recharge/payment-methods', () => gateway);
vi.mock('~/src/gateways/recharge/addresses', () => gateway);
vi.mock('~/src/gateways/recharge/notifications', () => gateway);
vi.mock('~/src/gateways/recharge/subscriptions', () => gateway);

const VISA = card('1', ['5'], { isDefault: true });
const AMEX = card('2', [], { brand: 'American Express', last4: '0005' });
const DECLINED = { brand: 'mastercard', last4: '5100', status: 'invalid' } as const;
const OLD = card('3', [], { ...DECLINED, expiry: { month: 10, year: 2026 } });
const UPDATE_FAILED =
  'Your payment method could not be updated at this time. Please try again later.';
const LINK_FAILED = 'Update link could not be sent at this time. Please try again later.';
const UNAUTHORIZED = failure('http', 'bad authentication', { status: 401 });

/** The provider's list of payment methods. */
let methods: readonly Methods.PaymentMethod[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  methods = [VISA, AMEX, OLD];
  gateway.getSubscription.mockReset().mockResolvedValue(ok(subscription()));
  gateway.listSubscriptions.mockReset().mockResolvedValue(ok([subscription()]));
  gateway.listPaymentMethods.mockReset().mockImplementation(async () => ok(methods));
  gateway.sendUpdateLink.mockReset().mockResolvedValue(ok(undefined));
  gateway.updateAddress.mockReset().mockImplementation(async () => {
    methods = [card('1', []), card('2', ['5'], AMEX_WORDS), OLD];
    return ok(billingAddress('5', '2'));
  });
});
const AMEX_WORDS = { brand: AMEX.brand, last4: AMEX.last4 };
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saveAmex = async (): Promise<void> => {
  fireEvent.click(await option(/0005/));
  press('Save payment method');
};
/** The card marked as in use. */
const inUse = (): string | null | undefined =>
  screen.getByText('In use').closest('label')?.querySelector('.card-name')?.textContent;

const shown = async () => {
  const view = showScreen(<PaymentScreen subscriptionId="71" />);
  await option(/Visa ending in 4242/);
  return view;
};

describe('the payment screen', () => {
  it('shows every stored card with its expiry, and the one in use', async () => {
    await shown();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment method' })).toBeTruthy();
    expect(screen.getByText('Choose the card for Waste bags.')).toBeTruthy();
    const names = screen
      .getAllByRole('radio')
      .map(({ parentElement }) => parentElement?.textContent);
    expect(names).toEqual([
      'Visa ending in 4242Expires January 2029In useDefault',
      'American Express ending in 0005Expires January 2029',
      'Mastercard ending in 5100Expired October 2026',
    ]);
    expect((await option(/4242/)).checked).toBe(true);
  });

  it('tells a card that expires soon, and one that was declined', async () => {
    methods = [
      card('1', ['5'], { expiry: { month: 12, year: 2026 } }),
      card('2', [], { last4: '1881', status: 'invalid' }),
    ];
    await shown();
    expect(screen.getByText('Expires soon: December 2026')).toBeTruthy();
    expect(screen.getByText(/^This card was declined/)).toBeTruthy();
  });

  it('names everything else that is charged to the same card', async () => {
    const other = subscription({ id: '72', title: 'Collar service', petName: 'Juniper' });
    const gone = subscription({ id: '73', title: 'Treats', status: 'cancelled' });
    gateway.listSubscriptions.mockResolvedValue(ok([subscription(), other, gone]));
    await shown();
    const hint = await screen.findByText(/^The card you choose pays for everything/);
    expect(hint.textContent).toContain('Waste bags and Collar service (Juniper).');
    expect(hint.textContent).not.toContain('Treats');
    // It is announced before the choice is saved.
    const save = screen.getByRole('button', { name: 'Save payment method' });
    expect(hint.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Choose another card in the list to update that one\.$/)).toBeTruthy();
  });

  it('says that there is no such subscription', async () => {
    gateway.getSubscription.mockResolvedValue(failure('user', 'Not found', { status: 404 }));
    showScreen(<PaymentScreen subscriptionId="9" />);
    expect(await screen.findByText('Subscription was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All subscriptions' })).toBeTruthy();
  });

  it('says that no card is stored', async () => {
    methods = [];
    showScreen(<PaymentScreen subscriptionId="71" />);
    expect(await screen.findByText(/^You have no saved cards yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save payment method' })).toBeNull();
  });

  it.each(FAILURES)('asks again for the cards when the provider %s', async (_, failed) => {
    gateway.listPaymentMethods.mockResolvedValueOnce(failed);
    showScreen(<PaymentScreen subscriptionId="71" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Your payment methods could not be loaded at this time. Please try again later.',
    );
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await option(/4242/);
  });

  it.each(FAILURES)('asks again for the subscription when the provider %s', async (_, failed) => {
    gateway.getSubscription.mockResolvedValueOnce(failed);
    showScreen(<PaymentScreen subscriptionId="71" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This subscription could not be loaded at this time.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await option(/4242/);
  });
});

describe('choosing a card', () => {
  it('shows at once, is sent once, and is confirmed', async () => {
    await shown();
    const { reply, give } = held<Result<ReturnType<typeof billingAddress>>>();
    gateway.updateAddress.mockReturnValue(reply);
    await saveAmex();
    fireEvent.click(screen.getByRole('button', { name: /Save payment method|Saving/ }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeTruthy();
    await waitFor(() => expect(inUse()).toBe('American Express ending in 0005'));
    methods = [card('1', []), card('2', ['5'], AMEX_WORDS), OLD];
    give(ok(billingAddress('5', '2')));
    expect(await screen.findByText('Your payment method has been updated.')).toBeTruthy();
    expect(gateway.updateAddress).toHaveBeenCalledOnce();
    expect(gateway.updateAddress.mock.calls[0]?.slice(2)).toEqual(['5', { paymentMethodId: '2' }]);
    await waitFor(() => expect(gateway.listPaymentMethods).toHaveBeenCalledTimes(2));
    expect(inUse()).toBe('American Express ending in 0005');
  });

  it.each([
    ['has expired', OLD],
    ['was declined', card('3', [], { last4: '5100', status: 'invalid' })],
  ])('is refused for a card that %s, which gets the focus', async (_, wrong) => {
    methods = [VISA, wrong];
    await shown();
    const radio = await option(/5100/);
    fireEvent.click(radio);
    press('Save payment method');
    const rule = await screen.findByText('Please select a card with a valid expiration date');
    expect(document.activeElement).toBe(radio);
    expect(radio.getAttribute('aria-describedby')).toBe(rule.id);
    expect(gateway.updateAddress).not.toHaveBeenCalled();
    fireEvent.click(await option(/4242/));
    expect(screen.queryByText(/valid expiration date/)).toBeNull();
  });

  it('is asked for where none is chosen', async () => {
    methods = [card('1', [])];
    await shown();
    press('Save payment method');
    expect(await screen.findByText(/valid expiration date/)).toBeTruthy();
  });

  it.each(FAILURES)('is taken back with a sentence when the provider %s', async (_, failed) => {
    gateway.updateAddress.mockResolvedValueOnce(failed);
    await shown();
    // Reloading the cards would revert it too.
    gateway.listPaymentMethods
      .mockResolvedValueOnce(ok(methods))
      .mockReturnValue(held<Awaited<ReturnType<typeof Methods.listPaymentMethods>>>().reply);
    await saveAmex();
    expect(await screen.findByText(UPDATE_FAILED)).toBeTruthy();
    expect(inUse()).toBe('Visa ending in 4242');
    expect((await option(/0005/)).checked).toBe(true);
    press('Try again');
    expect(await screen.findByText('Your payment method has been updated.')).toBeTruthy();
    expect(inUse()).toBe('American Express ending in 0005');
    expect(screen.queryByText(UPDATE_FAILED)).toBeNull();
  });

  it.each(FAILURES)('is reported as done if only the reply was lost: %s', async (_, failed) => {
    gateway.updateAddress.mockResolvedValueOnce(failed);
    await shown();
    methods = [card('1', []), card('2', ['5'], AMEX_WORDS), OLD];
    await saveAmex();
    expect(await screen.findByText('Your payment method has been updated.')).toBeTruthy();
    expect(inUse()).toBe('American Express ending in 0005');
  });

  it('signs in again when the session has ended, and once', async () => {
    gateway.updateAddress.mockResolvedValueOnce(UNAUTHORIZED);
    await shown();
    await saveAmex();
    expect(await screen.findByText('Your payment method has been updated.')).toBeTruthy();
    expect(gateway.updateAddress.mock.calls.map(([, { apiToken }]) => apiToken)).toEqual([
      'token-1',
      'token-2',
    ]);
    expect(loginCount()).toBe(2);
  });

  it('is given up when the new session is refused too', async () => {
    gateway.updateAddress.mockResolvedValue(UNAUTHORIZED);
    await shown();
    await saveAmex();
    expect(await screen.findByText(UPDATE_FAILED)).toBeTruthy();
    expect(gateway.updateAddress).toHaveBeenCalledTimes(2);
    expect(inUse()).toBe('Visa ending in 4242');
  });
});

describe('the update link', () => {
  it('is mailed for the chosen card, once, and tells where to look', async () => {
    await shown();
    const { reply, give } = held<Result<void>>();
    gateway.sendUpdateLink.mockReturnValue(reply);
    fireEvent.click(await option(/5100/));
    expect(screen.getByRole('heading', { name: 'Update Mastercard ending in 5100' })).toBeTruthy();
    press('Email update link');
    press('Sending…');
    give(ok(undefined));
    expect(await screen.findByText('Update link sent.')).toBeTruthy();
    const hint = screen.getByText(/within 10 minutes, please check your spam folder/);
    expect(hint.textContent).toContain('avery@example.com');
    expect(gateway.sendUpdateLink).toHaveBeenCalledOnce();
    expect(gateway.sendUpdateLink.mock.calls[0]?.[2]).toEqual({
      paymentMethodId: '3',
      addressId: '5',
    });
  });

  it.each([...FAILURES, ['refuses the session twice', UNAUTHORIZED] as const])(
    'is not lost when the provider %s',
    async (_, failed) => {
      await shown();
      gateway.sendUpdateLink.mockResolvedValue(failed);
      press('Email update link');
      expect(await screen.findByText(LINK_FAILED)).toBeTruthy();
      gateway.sendUpdateLink.mockResolvedValue(ok(undefined));
      press('Try again');
      expect(await screen.findByText('Update link sent.')).toBeTruthy();
      expect(screen.queryByText(LINK_FAILED)).toBeNull();
    },
  );
});
