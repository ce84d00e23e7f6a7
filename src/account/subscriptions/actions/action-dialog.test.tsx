import '../testing/mock-provider.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { changeInOtherTab } from '~/src/account/data/other-tabs.fixture';
import { SubscriptionScreen } from '../subscription-screen';
import { provider, holdNext, resetProvider } from '../testing/billing-provider.fixture';
import { aService, aSubscription } from '../testing/subscription.fixture';
import { setUpProvider } from '../testing/set-up-provider.fixture';
import { dialog, fact, press, showSubscription } from '../testing/subscription-screen.fixture';

vi.mock('~/src/account/payment/payment-method-line', () => ({
  PaymentMethodLine: ({ addressId }: { addressId: string }) => (
    <span>Card of address {addressId}</span>
  ),
}));

setUpProvider();

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an action', () => {
  it.each([
    ['cancel', 'You cannot cancel non-active subscription.'],
    ['pause', 'Only active subscriptions can be changed. You can reactivate this one.'],
  ])('that is not possible once cancelled is reported: %s', async (action, sentence) => {
    resetProvider([aSubscription({ status: 'cancelled', nextChargeDate: null })]);
    await showSubscription(action);
    expect(dialog().getByText(sentence)).toBeTruthy();
    expect(dialog().getByRole('heading', { name: 'Not possible right now' })).toBeTruthy();
    press('Back to the subscription');
    await closed();
    expect(navigate).toHaveBeenCalledWith('/account/subscriptions/11', { replace: true });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['dance', 'This action isn’t available.'],
    ['reactivate', 'This subscription is already active.'],
  ])('%s is reported', async (action, sentence) => {
    await showSubscription(action);
    expect(dialog().getByText(sentence)).toBeTruthy();
  });

  it.each([
    ['address', 'A service plan has no shipping address: there is nothing to ship.'],
    ['swap', 'This product cannot be swapped for another.'],
    ['quantity', 'The quantity cannot be changed: each collar has its own service plan.'],
  ])('that a service plan does not have says why: %s', async (action, sentence) => {
    resetProvider([aService()]);
    await showSubscription(action, '', '12');
    expect(dialog().getByText(sentence)).toBeTruthy();
    expect(dialog().getByRole('heading', { name: 'This cannot be changed' })).toBeTruthy();
  });

  it('asks before it skips, with the day, and can be taken back', async () => {
    await showSubscription('skip', '?from=list');
    expect(
      dialog().getByText('Your upcoming order on December 5, 2026 will be skipped.'),
    ).toBeTruthy();
    press('Skip this delivery');
    expect(navigate).toHaveBeenCalledWith('/account/subscriptions', { replace: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Your change has been undone.');
    expect(provider.calls).toEqual(['skip', 'unskip']);
    expect(fact('Next order date')).toMatch(/^December 5, 2026/);
  });

  it('tells of an order that was processed in the meantime', async () => {
    await showSubscription('skip');
    resetProvider([aSubscription({ nextChargeDate: '2026-12-19' })]);
    press('Skip this delivery');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Orders already processed for shipping cannot be canceled or changed.',
    );
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(provider.calls).toEqual([]);
    await waitFor(() => expect(fact('Next order date')).toMatch(/^December 19, 2026/));
  });

  it('says so when another window has changed the next delivery meanwhile', async () => {
    await showSubscription('skip');
    expect(dialog().queryByRole('alert')).toBeNull();
    resetProvider([aSubscription({ nextChargeDate: '2026-12-19' })]);
    changeInOtherTab(['us', 'gid://shopify/Customer/1', 'subscriptions']);
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(
      /^Your next delivery was changed in another window\. It is now on December\s19, 2026\.$/,
    );
  });

  it('skips everything in the delivery, if that is asked for', async () => {
    resetProvider([aSubscription(), aSubscription({ id: '13', title: 'Chews' })]);
    await showSubscription('skip', '?items=all');
    const yes = dialog().getByRole('button', { name: 'Skip this delivery' });
    await waitFor(() => expect(yes.getAttribute('aria-busy')).toBeNull());
    const items = dialog().getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Chews, 360 bags: next on December 19, 2026',
      'Waste Bags, 360 bags: next on December 19, 2026',
    ]);
    fireEvent.click(yes);
    await screen.findByText('Your order is skipped.');
    expect(provider.subscriptions.map(({ nextChargeDate }) => nextChargeDate)).toEqual([
      '2026-12-19',
      '2026-12-19',
    ]);
  });

  it('shows the old and the new day of a pause', async () => {
    await showSubscription('pause');
    expect(dialog().getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(dialog().getByRole('radio', { name: /^1 Week/ }));
    expect(
      dialog().getByText(
        'Your upcoming shipment moves from December 5, 2026 to December 12, 2026.',
      ),
    ).toBeTruthy();
  });

  it.each([
    ['cancel', 'Please select a reason'],
    ['swap', 'Please select a product'],
  ])('needs a choice: %s', async (action, sentence) => {
    await showSubscription(action);
    const yes = await dialog().findByRole('button', {
      name: action === 'cancel' ? 'Continue' : 'Swap product',
    });
    fireEvent.click(yes);
    expect(dialog().getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    expect(provider.calls).toEqual([]);
  });

  it.each(['', '2026-11-23', '2027-11-24'])(
    'refuses the day "%s" for the next order',
    async value => {
      await showSubscription('next-date');
      fireEvent.click(dialog().getByRole('radio', { name: 'Another day' }));
      fireEvent.change(dialog().getByLabelText('Next order date'), { target: { value } });
      press('Save');
      expect(dialog().getByText('Please select a valid date for your next order.')).toBeTruthy();
      expect(document.activeElement).toBe(dialog().getByLabelText('Next order date'));
      expect(provider.calls).toEqual([]);
    },
  );

  it.each([
    [
      false,
      [
        'This is too expensive',
        'This was created by accident',
        'I already have more than I need',
        'I need it sooner',
        'I no longer use this product',
        'I want a different product or variety',
        "I am using another company's subscription service",
        'Other',
      ],
    ],
    [
      true,
      [
        'I no longer have my pet',
        'I do not need the tracking capabilities',
        'I switched to a different containment solution',
        'The product did not work as I expected',
        'The subscription is too expensive',
        'I want a different billing frequency',
        'Other',
      ],
    ],
  ])('asks why, by the kind of the subscription: service %s', async (isDigital, reasons) => {
    resetProvider([isDigital ? aService({ id: '11' }) : aSubscription()]);
    await showSubscription('cancel');
    expect(
      dialog()
        .getAllByRole('radio')
        .map(radio => radio.closest('label')?.textContent),
    ).toEqual(reasons);
    fireEvent.click(dialog().getByRole('radio', { name: 'Other' }));
    press('Continue');
    expect(dialog().queryByText(/Features of your GPS collar/) !== null).toBe(isDigital);
    expect(dialog().queryByText(/started from the mobile app/) !== null).toBe(isDigital);
    expect(dialog().getByText(/^All future billing/)).toBeTruthy();
    expect(
      dialog()
        .getByRole('link', { name: /^Pause instead/ })
        .getAttribute('href'),
    ).toBe('/account/subscriptions/11/pause');
  });

  it('waits for the one before it', async () => {
    const { rerender } = await showSubscription('quantity');
    const give = holdNext();
    press('One more');
    press('Save');
    rerender(<SubscriptionScreen id="11" action={null} search="" />);
    rerender(<SubscriptionScreen id="11" action="next-date" search="" />);
    fireEvent.click(dialog().getByRole('radio', { name: 'Another day' }));
    fireEvent.change(dialog().getByLabelText('Next order date'), {
      target: { value: '2026-12-24' },
    });
    press('Save');
    expect(fact('Quantity')).toMatch(/^3/);
    expect(fact('Next order date')).toMatch(/^December 24, 2026/);
    await waitFor(() => expect(provider.calls).toEqual(['update']));
    give({ failed: failure('http', 'Busy', { status: 500, isRetryable: true }), isApplied: false });
    await waitFor(() => expect(provider.calls).toEqual(['update', 'setDate']));
    await screen.findByText('Your changes have been saved.');
    expect(fact('Quantity')).toMatch(/^2/);
    expect(fact('Next order date')).toMatch(/^December 24, 2026/);
  });
});
