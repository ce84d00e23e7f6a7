import '../testing/mock-provider.fixture';
import { fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { CUSTOMER, showScreen } from '~/src/account/testing/account.fixture';
import { SubscriptionScreen } from '../subscription-screen';
import {
  holdNext,
  provider,
  resetProvider,
  subscriptionsGateway,
} from '../testing/billing-provider.fixture';
import { aService, aSubscription } from '../testing/subscription.fixture';
import { setUpProvider } from '../testing/set-up-provider.fixture';
import { dialog, fact, press, showSubscription } from '../testing/subscription-screen.fixture';

vi.mock('~/src/account/payment/payment-method-line', () => ({
  PaymentMethodLine: ({ addressId }: { addressId: string }) => (
    <span>Card of address {addressId}</span>
  ),
}));

setUpProvider();

const checked = () => dialog().findByRole('radio', { checked: true });

describe('a subscription of the 31st', () => {
  it('says the day of the month that its schedule returns to', async () => {
    const monthly = { frequency: { unit: 'month', count: 1 }, dayOfMonth: 31 } as const;
    resetProvider([aSubscription({ ...monthly, nextChargeDate: '2027-02-28' })]);
    await showSubscription('skip');
    expect(await dialog().findByText(/The one after that comes on March\s31, 2027/)).toBeTruthy();
  });
});

describe('the choices of an action', () => {
  it('begin with the current frequency, each with its price and dates', async () => {
    await showSubscription('frequency');
    expect((await checked()).closest('label')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Every 2 weeks NowDec 5, then Dec 19',
    );
    // A price that is the same for all is shown once, above them.
    expect(dialog().getAllByText(/each time$/)).toHaveLength(1);
    expect(dialog().getByText('$57.52 each time')).toBeTruthy();
  });

  it('have the price that a ProStaff customer pays', async () => {
    const customer = { ...CUSTOMER, tags: ['Pro program'] };
    showScreen(<SubscriptionScreen id="11" action="frequency" search="" />, { customer });
    // Two for $28.76 each, less 40%.
    expect(await screen.findByText(/\$34\.52 each time/)).toBeTruthy();
  });

  it('require a choice if the current frequency is no longer sold', async () => {
    resetProvider([aSubscription({ frequency: { unit: 'month', count: 5 } })]);
    await showSubscription('frequency');
    fireEvent.click(await dialog().findByRole('button', { name: 'Save' }));
    expect(dialog().getByText('Please select a frequency')).toBeTruthy();
    expect(provider.calls).toEqual([]);
  });

  it('change a service by its plan with that term, at its price', async () => {
    resetProvider([aService()]);
    await showSubscription('frequency', '', '12');
    fireEvent.click(await dialog().findByRole('radio', { name: /^Yearly/ }));
    expect(dialog().getByText(/^On December 1, 2026 you will be billed \$119\.40/)).toBeTruthy();
    press('Save');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service Plan, Yearly');
    expect(fact('Price per item')).toBe('$119.40');
    await screen.findByText(/^Yearly, \$119\.40 each time/);
  });

  it('swap goods for goods only, at the price of the quantity', async () => {
    resetProvider([aSubscription({ frequency: { unit: 'week', count: 2 } })]);
    await showSubscription('swap');
    const [only, ...others] = await dialog().findAllByRole('radio');
    expect(others).toEqual([]);
    expect(only?.closest('label')?.textContent).toContain('$41.32');
  });
});

describe('an action that asks', () => {
  it('moves the next order a while later at one press, and says from when to when', async () => {
    await showSubscription('next-date');
    const choices = dialog().getAllByRole('radio');
    expect(
      choices.map(choice => choice.closest('label')?.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'As soon as possibleTuesday, November 24',
      '1 week laterSaturday, December 12',
      '2 weeks laterSaturday, December 19',
      '1 month laterTuesday, January 5, 2027',
      'Another day',
    ]);
    expect(dialog().queryByLabelText('Next order date')).toBeNull();
    fireEvent.click(dialog().getByRole('radio', { name: /^2 weeks later/ }));
    expect(
      dialog().getByText('Your next delivery moves from December 5, 2026 to December 19, 2026.'),
    ).toBeTruthy();
    press('Save');
    await screen.findByText('Your changes have been saved.');
    expect(fact('Next order date')).toMatch(/^December 19, 2026/);
  });

  it('proposes the earliest day to whoever needs it sooner', async () => {
    await showSubscription('next-date', '?day=soonest');
    const soonest = dialog().getByRole<HTMLInputElement>('radio', { name: /^As soon as possible/ });
    expect(soonest.checked).toBe(true);
  });

  it('resumes a paused subscription as soon as possible if that is chosen', async () => {
    resetProvider([aSubscription({ nextChargeDate: '2027-03-08' })]);
    await showSubscription('next-date');
    fireEvent.click(dialog().getByRole('radio', { name: /^As soon as possible/ }));
    press('Save');
    await screen.findByText('Your changes have been saved.');
    expect(fact('Next order date')).toMatch(/^November 24, 2026/);
  });

  it('offers no delay if nothing is scheduled: the date is typed', async () => {
    resetProvider([aSubscription({ hasFailed: true, nextChargeDate: null })]);
    await showSubscription('next-date');
    expect(dialog().queryByRole('radio')).toBeNull();
    expect(dialog().getByLabelText('Next order date')).toBeTruthy();
  });

  it('answers a reason for canceling with what would help, and shows which reason that is', async () => {
    await showSubscription('cancel');
    expect(dialog().getByText('$57.52 · Every 2 weeks')).toBeTruthy();
    fireEvent.click(dialog().getByRole('radio', { name: 'I need it sooner' }));
    expect(dialog().queryByText(/^All future billing/)).toBeNull();
    press('Continue');
    expect(document.activeElement?.textContent).toBe('Your reasonI need it sooner');
    const earlier = dialog().getByRole('link', { name: /^Choose an earlier day/ });
    expect(earlier.textContent).toMatch(/Now: Dec\s5$/);
    expect(earlier.getAttribute('href')).toBe('/account/subscriptions/11/next-date?day=soonest');
    press('Change reason');
    expect(dialog().getByRole('radio', { name: 'I need it sooner', checked: true })).toBeTruthy();
    fireEvent.click(dialog().getByRole('radio', { name: 'I already have more than I need' }));
    press('Continue');
    const offers = dialog().getAllByRole('link');
    expect(offers.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Skip the next deliverySkips Dec 5. The next one comes on Dec 19.',
      'Pause insteadMoves Dec 5 by 1 week, 1 month or 3 months.',
      'Get it less oftenNow: Every 2 weeks',
    ]);
    expect(provider.calls).toEqual([]);
  });

  it('passes the reason for canceling on, with a comment', async () => {
    const cancel = vi.spyOn(subscriptionsGateway, 'cancelSubscription');
    await showSubscription('cancel');
    fireEvent.click(dialog().getByRole('radio', { name: 'I need it sooner' }));
    press('Continue');
    fireEvent.change(dialog().getByLabelText(/^Anything else we should know/), {
      target: { value: ' It arrives too late. ' },
    });
    press('Cancel subscription');
    await screen.findByText('Your subscription has been canceled.');
    expect(cancel.mock.calls[0]?.[3]).toEqual({
      reason: 'I need it sooner',
      feedback: 'It arrives too late.',
    });
  });
});

describe('an action of the screen', () => {
  it('gives the focus to the heading when its own button had it', async () => {
    await showSubscription('skip');
    const button = dialog().getByRole('button', { name: 'Skip this delivery' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps the page where it is when it opens and closes', async () => {
    const { rerender } = await showSubscription();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.stubGlobal('scrollY', 1557);
    rerender(<SubscriptionScreen id="11" action="quantity" search="" />);
    await Promise.resolve();
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    await Promise.resolve();
    expect(scrollTo.mock.calls).toEqual([
      [{ top: 1557, behavior: 'instant' }],
      [{ top: 1557, behavior: 'instant' }],
    ]);
    vi.unstubAllGlobals();
    scrollTo.mockRestore();
  });

  it('from the first screen leads back there', async () => {
    await showSubscription('skip', '?from=home');
    press('Keep it');
    expect(navigate).toHaveBeenCalledWith('/account', { replace: true });
  });

  it('says until when nothing comes after a pause or a move, and offers another date', async () => {
    resetProvider([aSubscription({ nextChargeDate: '2027-03-08' })]);
    await showSubscription();
    const states = await screen.findAllByText('No delivery until March 8, 2027');
    expect(states.length).toBeGreaterThan(0);
    expect(screen.getByText('Monday, March 8, 2027')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo skip' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Change the date' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip this delivery' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pause' })).toBeTruthy();
  });

  it('proposes no other date to those who have paused', async () => {
    resetProvider([aSubscription({ nextChargeDate: '2027-03-08' })]);
    await showSubscription('next-date');
    expect(screen.getByLabelText<HTMLInputElement>('Another day').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Next order date').value).toBe('2027-03-08');
    press('Save');
    expect(provider.calls).toEqual([]);
  });

  it('says that the next delivery was skipped, and undoes that at one press', async () => {
    resetProvider([aSubscription({ nextChargeDate: '2026-12-19' })]);
    provider.skipped.set('950', { id: '11', day: '2026-12-05' });
    await showSubscription();
    const states = await screen.findAllByText('Next delivery skipped');
    expect(states.length).toBeGreaterThan(0);
    expect(screen.queryByText(/no delivery until/i)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change the date' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo skip' }));
    await screen.findByText('Your change has been undone.');
    expect(provider.calls).toEqual(['unskip']);
    expect(fact('Next order date')).toMatch(/^December 5, 2026/);
    expect(screen.queryByText('Next delivery skipped')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo skip' })).toBeNull();
  });

  it.each(['frequency', 'quantity', 'next-date'])('has nothing to save yet: %s', async action => {
    await showSubscription(action);
    const save = await dialog().findByRole('button', { name: 'Save' });
    if (action === 'next-date') fireEvent.click(dialog().getByLabelText('Another day'));
    expect(save.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(save);
    expect(dialog().getByRole('button', { name: 'Save' })).toBe(save);
    expect(provider.calls).toEqual([]);
  });

  const reopen = (rerender: (screen: ReactElement) => void): void => {
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    rerender(<SubscriptionScreen id="11" action="quantity" search="" />);
  };
  const quantity = () => dialog().getByRole('textbox', { name: 'Quantity' });

  it('starts from what the page shows each time it is opened', async () => {
    const { rerender } = await showSubscription('quantity');
    press('One more');
    expect(quantity()).toHaveProperty('value', '3');
    reopen(rerender);
    expect(quantity()).toHaveProperty('value', '2');
  });

  it('keeps what was entered if it could not be saved', async () => {
    const { rerender } = await showSubscription('quantity');
    holdNext()({ failed: failure('http', 'Busy', { status: 500 }), isApplied: false });
    press('One more');
    press('Save');
    await screen.findByText(/^Your changes could not be saved at this time/);
    reopen(rerender);
    expect(quantity()).toHaveProperty('value', '3');
  });
});
