import './testing/mock-provider.fixture';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNKNOWN_BILLING_CUSTOMER } from '~/src/account/billing-session/billing-session';
import { failure } from '~/src/gateways/http/failure';
import { FAILURES, showScreen } from '../testing/account.fixture';
import { SubscriptionsScreen } from './subscriptions-screen';
import { provider, resetProvider, TODAY } from './testing/billing-provider.fixture';
import { aService, aSubscription } from './testing/subscription.fixture';

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
  resetProvider([aService(), aSubscription()]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const next = async (): Promise<HTMLElement> => {
  const [panel] = await screen.findAllByRole('region', { name: /^Next (delivery|billing)/ });
  if (!panel) throw new Error('Nothing is scheduled.');
  return panel;
};

describe('the list', () => {
  it('begins with the next delivery, its day, its cost and the way to skip it', async () => {
    showScreen(<SubscriptionsScreen />);
    const panel = within(await next());
    expect(panel.getByText('Saturday, December 5')).toBeTruthy();
    // What is billed before it is at the foot of its panel.
    const billed = screen.getByRole('region', { name: 'Next billing' });
    expect(
      await within(billed).findByText('Service Plan, Monthly: $17.95 on Tuesday, December 1'),
    ).toBeTruthy();
    expect((await next()).contains(billed)).toBe(true);
    expect(panel.getByText('in 12 days')).toBeTruthy();
    expect(await panel.findByText('$62.52')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Skip this delivery' }).getAttribute('href')).toBe(
      '/account/subscriptions/11/skip?from=list&items=all',
    );
    const names = screen
      .getAllByRole('article')
      .map(card => within(card).getByRole('link').textContent);
    // The term is left out where the frequency already says it.
    expect(names).toEqual(['Service Plan', 'Waste Bags, 360 bags']);
    const details = [...document.querySelectorAll('.list-row-detail')];
    expect(details.map(({ textContent }) => textContent)).toEqual([
      'Monthly · for Juniper',
      'Every 2 weeks · Qty 2 · for Juniper',
    ]);
    const prices = [...document.querySelectorAll('.list-row-facts > .price')];
    expect(prices.map(({ textContent }) => textContent)).toEqual(['$12.95', '$57.52']);
    expect(screen.getByText('Next: Dec 1')).toBeTruthy();
  });

  it('shows the next billing date if nothing is shipped', async () => {
    resetProvider([aService()]);
    showScreen(<SubscriptionsScreen />);
    expect(within(await next()).getByText('Tuesday, December 1')).toBeTruthy();
  });

  it('says each status in words', async () => {
    resetProvider([
      aSubscription(),
      aSubscription({
        id: '2',
        status: 'cancelled',
        nextChargeDate: null,
        cancelledAt: '2026-10-01T12:00:00Z',
      }),
      aSubscription({ id: '3', hasFailed: true, nextChargeDate: null }),
      aSubscription({ id: '4', status: 'expired', nextChargeDate: null }),
    ]);
    showScreen(<SubscriptionsScreen />);
    await next();
    for (const status of ['Active', 'Canceled', 'Payment failed', 'Expired']) {
      expect(screen.getByText(status)).toBeTruthy();
    }
    expect(screen.getByText('Canceled on Oct 1, 2026')).toBeTruthy();
  });

  it('points a customer without subscriptions to all products', async () => {
    resetProvider([]);
    showScreen(<SubscriptionsScreen />);
    expect(await screen.findByText('You have no subscriptions')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop all products' }).getAttribute('href')).toBe(
      '/shop',
    );
  });

  it('is empty for a customer whom the provider does not know', async () => {
    const message = 'The customer does not exist.';
    const userErrors = [{ field: [], message, code: UNKNOWN_BILLING_CUSTOMER }];
    provider.unreadable = failure('user', message, { userErrors });
    showScreen(<SubscriptionsScreen />);
    expect(await screen.findByText('You have no subscriptions')).toBeTruthy();
  });

  it.each(FAILURES)(
    'says why it cannot be read, and tries again: the provider %s',
    async (_, failed) => {
      provider.unreadable = failed;
      showScreen(<SubscriptionsScreen />);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Your subscriptions could not be loaded.');
      provider.unreadable = null;
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await next();
    },
  );

  it('has skeletons until it is read', () => {
    showScreen(<SubscriptionsScreen />);
    expect(screen.getByText('Loading your account')).toBeTruthy();
  });

  it('shows 1,000 a part at a time', async () => {
    resetProvider(
      Array.from({ length: 1000 }, (_, at) =>
        aSubscription({
          id: String(at + 1),
          title: `Product ${at}`,
          nextChargeDate: at % 2 ? '2026-12-24' : '2026-12-08',
        }),
      ),
    );
    showScreen(<SubscriptionsScreen />);
    await next();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getByText('20 of 1000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(40);
    await waitFor(() => expect(cards[20]?.contains(document.activeElement)).toBe(true));
  });
});
