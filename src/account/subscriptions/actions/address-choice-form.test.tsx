import '../testing/mock-provider.fixture';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { card } from '~/src/account/testing/billing.fixture';
import { holdNext, provider } from '../testing/billing-provider.fixture';
import { setUpProvider } from '../testing/set-up-provider.fixture';
import { dialog, fact, press, showSubscription } from '../testing/subscription-screen.fixture';

vi.mock('~/src/account/payment/payment-method-line', () => ({
  PaymentMethodLine: ({ addressId }: { addressId: string }) => (
    <span>Card of address {addressId}</span>
  ),
}));

setUpProvider();

describe('the addresses', () => {
  it('warn of another card at another address, and keep the card if asked', async () => {
    provider.methods = [
      card('7', ['1']),
      card('8', ['2'], { last4: '5100', expiry: { year: 2026, month: 1 } }),
    ];
    await showSubscription('address');
    fireEvent.click(await dialog().findByRole('radio', { name: /77 Lakeshore/ }));
    expect(await dialog().findByText(/ending in 5100\. Expired January 2026/)).toBeTruthy();
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Keep paying with .* 4242/ }));
    press('Save');
    await screen.findByText('Your changes have been saved.');
    expect(provider.calls).toEqual(['address', 'updateAddress']);
  });

  it('stay shown while the subscription is read again', async () => {
    await showSubscription('address');
    const change = screen.getByRole('link', { name: 'Change: Shipping address', hidden: true });
    fireEvent.click(await dialog().findByRole('radio', { name: /77 Lakeshore/ }));
    press('Save');
    await screen.findByText('Your changes have been saved.');
    expect(fact('Shipping address')).toContain('77 Lakeshore');
    expect(change.isConnected).toBe(true);
  });

  const typeAddress = async (): Promise<void> => {
    await dialog().findByRole('radio', { name: /77 Lakeshore/ });
    press('Use a new address');
    expect(document.activeElement).toBe(dialog().getByLabelText('Country'));
    const typed = { Address: '9 Quarry Road', City: 'Nampa', 'ZIP code': '83651' };
    fireEvent.change(dialog().getByLabelText('State'), { target: { value: 'Idaho' } });
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    }
    press('Save address');
  };

  it('is in the country of the store, the only one it sends to', async () => {
    await showSubscription('address');
    await dialog().findByRole('radio', { name: /77 Lakeshore/ });
    press('Use a new address');
    const country = dialog().getByLabelText<HTMLSelectElement>('Country');
    expect([...country.options].map(({ value }) => value)).toEqual(['', 'United States']);
  });

  it('can be a new one, paid with the current card', async () => {
    provider.methods = [card('7', ['1'])];
    await showSubscription('address');
    await typeAddress();
    await screen.findByText('Your changes have been saved.');
    expect(provider.calls).toEqual(['createAddress', 'address']);
    expect(provider.added).toMatchObject([
      { firstName: 'Avery', address1: '9 Quarry Road', countryCode: 'US', paymentMethodId: '7' },
    ]);
    expect(fact('Shipping address')).toContain('9 Quarry Road');
  });

  it('is added once, although the answer to it was lost', async () => {
    provider.methods = [card('7', ['1'])];
    await showSubscription('address');
    holdNext()({
      failed: failure('http', 'Busy', { status: 500, isRetryable: true }),
      isApplied: true,
    });
    await typeAddress();
    await screen.findByText(/^Your changes could not be saved at this time/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your changes have been saved.');
    expect(provider.added).toHaveLength(1);
    expect(provider.calls).toEqual(['createAddress', 'address']);
  });
});
