import './testing/mock-provider.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { FAILURES, showScreen } from '../testing/account.fixture';
import type { SubscriptionAction } from './allowed-actions';
import { SubscriptionScreen } from './subscription-screen';
import { provider, holdNext, resetProvider } from './testing/billing-provider.fixture';
import { aSubscription, LAKE } from './testing/subscription.fixture';
import { setUpProvider } from './testing/set-up-provider.fixture';

vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));

setUpProvider();

/** After a 429 the change is sent once more by itself: data/confirm-change.test.ts. */
const FINAL_FAILURES = FAILURES.filter(([name]) => name !== 'answers 429');

const CANCELLED = aSubscription({
  status: 'cancelled',
  nextChargeDate: null,
  cancelledAt: '2026-10-01T12:00:00Z',
});

const show = async (action: string | null, search = '') => {
  const view = showScreen(<SubscriptionScreen id="11" action={action} search={search} />);
  await screen.findByRole('heading', { level: 1, name: 'Waste Bags, 360 bags' });
  return view;
};
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string): void => {
  fireEvent.click(dialog().getByRole('button', { name }));
};
const choose = async (name: RegExp): Promise<void> => {
  fireEvent.click(await dialog().findByRole('radio', { name }));
};

/** Everything on the screen about the subscription. */
const facts = (place: ParentNode = document): string =>
  [...place.querySelectorAll('h1, .sub-summary, .sub-facts')]
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .join('\n');

/** The screen equals what a reload would show, so it agrees with the billing provider. */
const agrees = async (): Promise<void> => {
  const [place] = document.body.children;
  if (!place) throw new Error('Nothing is shown.');
  const { container, unmount } = showScreen(<SubscriptionScreen id="11" action={null} search="" />);
  await within(container).findByRole('heading', { level: 1, name: /^Waste Bags/ });
  await waitFor(() => expect(facts(place)).toBe(facts(container)));
  unmount();
  container.remove();
};

interface Case {
  readonly action: SubscriptionAction;
  readonly fill: () => Promise<void> | void;
  readonly yes: string;
  /** The optimistic state. */
  readonly after: string;
  readonly saved: string;
  readonly failed: string;
}

const SAVED = 'Your changes have been saved.';
const NOT_SAVED = 'Your changes could not be saved at this time. Please try again later.';
const NOT_DONE = 'We could not complete your request at this time. Please try again later.';
const save = { yes: 'Save', saved: SAVED, failed: NOT_SAVED };
const nothing = (): void => undefined;

const CASES: readonly Case[] = [
  {
    action: 'skip',
    fill: nothing,
    yes: 'Skip this delivery',
    failed: NOT_SAVED,
    after: 'December 19, 2026',
    saved: 'Your order is skipped.',
  },
  {
    action: 'pause',
    fill: () => choose(/^3 Months/),
    yes: 'Pause subscription',
    after: 'March 5, 2027',
    saved: 'Your subscription has been paused',
    failed: NOT_DONE,
  },
  {
    action: 'cancel',
    yes: 'Cancel subscription',
    fill: async () => {
      await choose(/already have more/);
      press('Continue');
    },
    after: 'Canceled',
    saved: 'Your subscription has been canceled.',
    failed: NOT_DONE,
  },
  {
    action: 'reactivate',
    fill: nothing,
    yes: 'Reactivate',
    after: 'Active',
    saved: 'Your subscription is active again.',
    failed: NOT_SAVED,
  },
  { ...save, action: 'frequency', fill: () => choose(/^Monthly/), after: 'Monthly' },
  {
    ...save,
    action: 'next-date',
    after: 'December 24, 2026',
    fill: async () => {
      await choose(/^Another day/);
      fireEvent.change(dialog().getByLabelText('Next order date'), {
        target: { value: '2026-12-24' },
      });
    },
  },
  {
    ...save,
    action: 'quantity',
    after: 'Quantity3',
    fill: () => press('One more'),
  },
  { ...save, action: 'address', fill: () => choose(/77 Lakeshore/), after: LAKE.address1 },
  {
    ...save,
    yes: 'Swap product',
    action: 'swap',
    fill: () => choose(/240 bags/),
    after: 'Waste Bags, 240 bags',
  },
];

const prepare = async ({ action, fill }: Case): Promise<string> => {
  if (action === 'reactivate') resetProvider([CANCELLED]);
  await show(action);
  // The charge adds shipping, and loads after the subscription.
  if (action !== 'reactivate') {
    await waitFor(() => expect(facts()).toContain('Items$57.52Shipping$5.00'));
  }
  const before = facts();
  await fill();
  return before;
};

describe.each(CASES)('$action', given => {
  const { yes, after, saved, failed } = given;

  it('shows immediately while the provider is slow, and is confirmed once saved', async () => {
    const before = await prepare(given);
    const give = holdNext();
    press(yes);
    expect(facts()).not.toBe(before);
    expect(facts()).toContain(after);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(navigate).toHaveBeenCalledWith('/account/subscriptions/11', { replace: true });
    expect(screen.queryByText(saved)).toBeNull();
    give();
    await screen.findByText(saved);
    await agrees();
  });

  it('leaves the text of its dialog as it was while that closes', async () => {
    await prepare(given);
    const text = () => document.querySelector('dialog')?.textContent;
    const before = text();
    press(yes);
    expect(text()).toBe(before);
    await screen.findByText(saved);
    expect(text()).toBe(before);
  });

  it('is asked of the provider once, however often it is pressed', async () => {
    await prepare(given);
    const button = dialog().getByRole('button', { name: yes });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(saved);
    // Reactivating may change the date too.
    expect(new Set(provider.calls).size).toBe(provider.calls.length);
    expect(provider.calls.length).toBeLessThanOrEqual(given.action === 'reactivate' ? 2 : 1);
    expect(provider.calls.length).toBeGreaterThan(0);
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('is left without a change', async () => {
    const before = await prepare(given);
    fireEvent.click(dialog().getAllByRole('button').at(-1) ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(facts()).toBe(before);
    expect(provider.calls).toEqual([]);
  });

  describe.each(FINAL_FAILURES)('when the provider %s', (_, result) => {
    it('comes back with its sentence, and is done on the second try', async () => {
      const before = await prepare(given);
      const give = holdNext();
      press(yes);
      give({ failed: result, isApplied: false });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(failed);
      expect(screen.getAllByText('Try again')).toHaveLength(1);
      await waitFor(() => expect(facts()).toBe(before));
      await agrees();
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await screen.findByText(saved);
      await agrees();
    });

    it('is reported as done if only the reply was lost', async () => {
      await prepare(given);
      const give = holdNext();
      press(yes);
      give({ failed: result, isApplied: true });
      await screen.findByText(saved);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(facts()).toContain(after);
      await agrees();
    });
  });
});
