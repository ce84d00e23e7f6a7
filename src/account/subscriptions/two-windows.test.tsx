import './testing/mock-provider.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { usd } from '../testing/account.fixture';
import { changeInOtherTab } from '~/src/account/data/other-tabs.fixture';
import { SubscriptionScreen } from './subscription-screen';
import { holdNext, provider, resetProvider } from './testing/billing-provider.fixture';
import { setUpProvider } from './testing/set-up-provider.fixture';
import { aSubscription, HOME, LAKE } from './testing/subscription.fixture';
import { dialog, fact, press, showSubscription } from './testing/subscription-screen.fixture';

vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));

setUpProvider();

const CHANGED = 'This was changed in another window. You see it as it is now.';
const MOVED =
  /^Your next delivery was changed in another window\. It is now on January\s9, 2027\.$/;
const BUSY = failure('http', 'Busy', { status: 500, isRetryable: true });

/** Another window changes the subscription. */
const change = (changes: Partial<Subscription>): void => {
  provider.subscriptions = provider.subscriptions.map(each => ({ ...each, ...changes }));
};
const changeElsewhere = (changes: Partial<Subscription>): void => {
  change(changes);
  changeInOtherTab(['us', 'gid://shopify/Customer/1', 'subscriptions']);
};
const choose = async (name: RegExp): Promise<void> => {
  fireEvent.click(await dialog().findByRole('radio', { name }));
};
const quantity = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value;

const SMALL = { variantId: '502', variantTitle: '240 bags', sku: 'PM-WST-240', price: usd(2066) };

describe('a form whose value another window changes', () => {
  it.each([
    ['quantity', () => press('One more'), { quantity: 7 }, CHANGED],
    [
      'frequency',
      () => choose(/^Every week/),
      { frequency: { unit: 'month', count: 1 } } as const,
      CHANGED,
    ],
    ['address', () => choose(/77 Lakeshore/), { addressId: '2', address: LAKE }, CHANGED],
    [
      'address',
      () => choose(/77 Lakeshore/),
      { address: { ...HOME, address1: '1 Mill Road' } },
      CHANGED,
    ],
    ['swap', () => choose(/240 bags/), SMALL, CHANGED],
    ['next-date', () => choose(/^1 week later/), { nextChargeDate: '2027-01-09' }, MOVED],
    ['pause', () => choose(/^1 Week/), { nextChargeDate: '2027-01-09' }, MOVED],
    ['skip', () => undefined, { nextChargeDate: '2027-01-09' }, MOVED],
  ])('says so and takes the new value: %s', async (action, fill, changes, sentence) => {
    await showSubscription(action);
    await fill();
    expect(dialog().queryByRole('alert')).toBeNull();
    changeElsewhere(changes);
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    expect(alert.parentElement?.contains(document.activeElement)).toBe(true);
    expect(provider.calls).toEqual([]);
  });

  it('starts from the new value, and can still be saved', async () => {
    await showSubscription('quantity');
    press('One more');
    changeElsewhere({ quantity: 7 });
    await dialog().findByRole('alert');
    expect(quantity()).toBe('7');
    press('Save');
    expect(provider.calls).toEqual([]);
    press('One more');
    press('Save');
    await screen.findByText('Your changes have been saved.');
    expect(provider.subscriptions[0]?.quantity).toBe(8);
  });

  it('has its new frequency chosen', async () => {
    await showSubscription('frequency');
    await choose(/^Every week/);
    changeElsewhere({ frequency: { unit: 'month', count: 1 } });
    await dialog().findByRole('alert');
    expect(await dialog().findByRole('radio', { name: /^Monthly/, checked: true })).toBeTruthy();
  });

  it('stays as it is when the change is of something else', async () => {
    await showSubscription('quantity');
    press('One more');
    changeElsewhere({ petName: 'Otis' });
    await waitFor(() => expect(fact('Pet name')).toBe('Otis'));
    expect(quantity()).toBe('3');
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('does not blame another window for what this one has rolled back', async () => {
    const { rerender } = await showSubscription('quantity');
    const give = holdNext();
    press('One more');
    press('Save');
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    rerender(<SubscriptionScreen id="11" action="quantity" search="" />);
    expect(quantity()).toBe('3');
    press('One more');
    give({ failed: BUSY, isApplied: false });
    await screen.findByText(/^Your changes could not be saved/);
    expect(quantity()).toBe('4');
    expect(screen.queryByText(CHANGED)).toBeNull();
  });
});

describe('Undo', () => {
  const { quantity: count, frequency, nextChargeDate, variantId, price } = aSubscription();
  const ORIGINAL = { quantity: count, frequency, nextChargeDate, variantId, price };
  const NEVER = /^Your change could not be undone\.Something was changed in another window/;
  const save = async (fill: () => Promise<void> | void, yes: string): Promise<void> => {
    await fill();
    press(yes);
    await screen.findByRole('button', { name: 'Undo' });
  };
  const undo = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  };

  const CASES = [
    ['quantity', () => press('One more'), 'Save', { quantity: 7 }],
    [
      'frequency',
      () => choose(/^Monthly/),
      'Save',
      { frequency: { unit: 'week', count: 1 } } as const,
    ],
    ['swap', () => choose(/240 bags/), 'Swap product', { variantId: '999' }],
    ['next-date', () => choose(/^1 week later/), 'Save', { nextChargeDate: '2027-01-09' }],
    ['pause', () => choose(/^3 Months/), 'Pause subscription', { nextChargeDate: '2027-01-09' }],
    ['skip', () => undefined, 'Skip this delivery', { nextChargeDate: '2027-01-09' }],
  ] as const;

  it.each(CASES)(
    'leaves what another window has set since: %s',
    async (action, fill, yes, changes) => {
      await showSubscription(action);
      await save(fill, yes);
      change(changes);
      const calls = [...provider.calls];
      undo();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(NEVER);
      expect(within(alert).queryByRole('button')).toBeNull();
      expect(provider.calls).toEqual(calls);
      expect(provider.subscriptions).toMatchObject([changes]);
    },
  );

  it.each(CASES)('is done on the second try: %s', async (action, fill, yes) => {
    const [before] = provider.subscriptions;
    await showSubscription(action);
    await save(fill, yes);
    holdNext()({ failed: BUSY, isApplied: false });
    undo();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your change could not be undone.');
    expect(provider.subscriptions).not.toEqual([before]);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your change has been undone.');
    expect(provider.subscriptions).toMatchObject([ORIGINAL]);
  });

  it.each(CASES)(
    'is reported as done if only the reply was lost: %s',
    async (action, fill, yes) => {
      await showSubscription(action);
      await save(fill, yes);
      holdNext()({ failed: BUSY, isApplied: true });
      undo();
      await screen.findByText('Your change has been undone.');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(provider.subscriptions).toMatchObject([ORIGINAL]);
    },
  );

  it('of a skip, from its own button, leaves what another window has set since', async () => {
    resetProvider([aSubscription({ nextChargeDate: '2026-12-19' })]);
    provider.skipped.set('950', { id: '11', day: '2026-12-05' });
    await showSubscription();
    const button = await screen.findByRole('button', { name: 'Undo skip' });
    change({ nextChargeDate: '2027-01-09' });
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(NEVER);
    expect(provider.calls).toEqual([]);
    await waitFor(() => expect(fact('Next order date')).toMatch(/^January 9, 2027/));
  });
});
