import './testing/mock-provider.fixture';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { drawAtOnce } from '~/src/ui/testing/draw-at-once.fixture';
import { showScreen } from '../testing/account.fixture';
import { card } from '../testing/billing.fixture';
import { SubscriptionScreen } from './subscription-screen';
import { SubscriptionsScreen } from './subscriptions-screen';
import { provider, holdNext, resetProvider, TODAY } from './testing/billing-provider.fixture';
import { aService, aSubscription } from './testing/subscription.fixture';

vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));

const NOT_DONE = 'We could not complete your request at this time. Please try again later.';
const NOT_SAVED = 'Your changes could not be saved at this time. Please try again later.';

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date', 'setTimeout'], shouldAdvanceTime: true });
  allowDialogs();
  resetProvider([aSubscription(), aService()]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// After the timers: a task without a delay runs at once, the others by their clock.
drawAtOnce();

const screenOf = (id: string, action: string | null) => (
  <SubscriptionScreen key={id} id={id} action={action} search="" />
);
const show = async (action: string | null) => {
  const view = showScreen(screenOf('11', action));
  await screen.findByRole('heading', { level: 1, name: /^Waste Bags/ });
  return view;
};
const dialog = () => within(screen.getByRole('dialog'));
const cancel = async () => {
  fireEvent.click(await dialog().findByRole('radio', { name: /already have more/ }));
  const give = holdNext();
  fireEvent.click(dialog().getByRole('button', { name: 'Continue' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel subscription' }));
  return give;
};

describe('the success of a change', () => {
  const SKIPPED = 'Your order is skipped.';
  const skip = async (from: string) => {
    const view = showScreen(<SubscriptionScreen id="11" action="skip" search={from} />);
    const give = holdNext();
    fireEvent.click(await screen.findByRole('button', { name: 'Skip this delivery' }));
    return { ...view, give };
  };

  it('is said once: not again when the customer comes back to the page', async () => {
    const { give, rerender } = await skip('');
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    give();
    await screen.findByText(SKIPPED);
    rerender(<p>Payment</p>);
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    await screen.findByRole('heading', { level: 1, name: /^Waste Bags/ });
    expect(screen.queryByText(SKIPPED)).toBeNull();
    rerender(<SubscriptionScreen id="11" action="skip" search="" />);
    expect(
      dialog().getByText(/^You have already skipped the order on December\s5, 2026/),
    ).toBeTruthy();
  });

  it('is said on the list that the dialog returns to, however soon it comes', async () => {
    const { give, rerender } = await skip('?from=list');
    give();
    await screen.findByText(SKIPPED);
    rerender(<SubscriptionsScreen />);
    expect(await screen.findByText(SKIPPED)).toBeTruthy();
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    await screen.findByRole('heading', { level: 1, name: /^Waste Bags/ });
    expect(screen.queryByText(SKIPPED)).toBeNull();
  });
});

describe('a change whose answer never came', () => {
  const TIMEOUT = failure('timeout', 'No answer.', { isRetryable: true });

  it('is announced as done once the provider has made it', async () => {
    await show('cancel');
    (await cancel())({ failed: TIMEOUT, isApplied: false });
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_DONE);
    provider.subscriptions = provider.subscriptions.map(each =>
      each.id === '11' ? { ...each, status: 'cancelled', nextChargeDate: null } : each,
    );
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Your subscription has been canceled.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Active')).toBeNull();
  });

  it('stays failed if they never do', async () => {
    await show('cancel');
    (await cancel())({ failed: TIMEOUT, isApplied: false });
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert').textContent).toContain(NOT_DONE);
  });
});

it('is not told as done while the card to keep is not that of the address', async () => {
  provider.methods = [card('7', ['1']), card('8', ['2'], { last4: '5100' })];
  await show('address');
  fireEvent.click(await dialog().findByRole('radio', { name: /77 Lakeshore/ }));
  fireEvent.click(await dialog().findByRole('checkbox', { name: /^Keep paying with .* 4242/ }));
  const giveAddress = holdNext();
  const giveCard = holdNext();
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  giveAddress();
  giveCard({ failed: failure('user', 'The card is closed', { status: 422 }), isApplied: false });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(NOT_SAVED);
  expect(alert.textContent).toContain('The card is closed');
});

it('keeps the page until the provider has answered', async () => {
  const isAsked = (): boolean =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await show('cancel');
  const give = await cancel();
  expect(isAsked()).toBe(true);
  give();
  await screen.findByText('Your subscription has been canceled.');
  expect(isAsked()).toBe(false);
});

it("shows the provider's own reason against a skip", async () => {
  await show('skip');
  const give = holdNext();
  fireEvent.click(dialog().getByRole('button', { name: 'Skip this delivery' }));
  give({ failed: failure('user', 'The address is locked', { status: 422 }), isApplied: false });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(NOT_SAVED);
  expect(alert.textContent).toContain('The address is locked');
  expect(alert.textContent).not.toContain('processed for shipping');
});

describe('what became of a change', () => {
  it('is reported on the screen of its subscription and by name in the list, and nowhere else', async () => {
    const { rerender } = await show('cancel');
    (await cancel())();
    const announcement = 'Your subscription has been canceled.';
    expect(await screen.findByText(announcement)).toBeTruthy();
    rerender(screenOf('12', null));
    await screen.findByRole('heading', { level: 1, name: /^Service Plan/ });
    expect(screen.queryByText(announcement)).toBeNull();
    rerender(<SubscriptionsScreen />);
    expect(await screen.findByText(announcement)).toBeTruthy();
    const names = screen.getByText(/^Waste Bags/, { selector: '.sub-news-detail' });
    expect(names.textContent?.replaceAll('\u00a0', ' ')).toBe('Waste Bags, 360 bags');
  });
});
