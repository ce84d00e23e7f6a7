import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { SubscriptionScreen } from '../subscriptions/subscription-screen';
import { setUpProvider } from '../subscriptions/testing/set-up-provider.fixture';
import { showScreen } from '../testing/account.fixture';
import { HomeScreen } from './home-screen';
import { NextDelivery } from './next-delivery';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock(
  '~/src/gateways/recharge/subscriptions',
  async () =>
    (await import('../subscriptions/testing/billing-provider.fixture')).subscriptionsGateway,
);
vi.mock(
  '~/src/gateways/recharge/charges',
  async () => (await import('../subscriptions/testing/billing-provider.fixture')).chargesGateway,
);
vi.mock(
  '~/src/gateways/recharge/payment-methods',
  async () => (await import('../subscriptions/testing/billing-provider.fixture')).methodsGateway,
);
vi.mock(
  '~/src/gateways/recharge/addresses',
  async () => (await import('../subscriptions/testing/billing-provider.fixture')).addressesGateway,
);
vi.mock(
  '~/src/account/billing-session/browser-billing-session',
  async () =>
    (await import('../subscriptions/testing/billing-provider.fixture')).billingSessionModule,
);
vi.mock('~/src/gateways/shopify/account/orders', () => ({
  listOrders: async () => ok({ orders: [], unreadable: 0, older: null, newer: null }),
  findOrder: vi.fn(),
}));
vi.mock('~/src/gateways/shopify/account/addresses', () => ({
  listAddresses: async () => ok({ addresses: [], unreadable: 0 }),
}));
vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));
vi.mock('~/src/gateways/shopify/account/reorder-variants', () => ({
  readReorderVariants: vi.fn(async () => ok(new Map())),
}));
vi.mock('~/src/gateways/site-files/support-center', () => ({
  readSupportCenter: async () => ({ ok: true, value: { cards: [], articles: [] } }),
}));

setUpProvider();

const skipDialog = () => <SubscriptionScreen id="11" action="skip" search="?from=home&items=all" />;

it('skipping a delivery from the overview is confirmed there, and can be undone', async () => {
  const { rerender } = showScreen(skipDialog());
  fireEvent.click(await screen.findByRole('button', { name: 'Skip this delivery' }));
  expect(navigate).toHaveBeenCalledWith('/account', { replace: true });
  rerender(<NextDelivery />);
  expect(await screen.findByText(/Your order is skipped\./)).toBeTruthy();
  const next = screen.getByRole('region', { name: 'Next delivery' });
  expect(within(next).getByText('Saturday, December 19')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Your change has been undone\./)).toBeTruthy();
  await waitFor(() => expect(within(next).getByText('Saturday, December 5')).toBeTruthy());
});

it('the dialog that is left without a change gives the focus back to its link', async () => {
  const path = '/account/subscriptions/11/skip?from=home&items=all';
  const { rerender } = showScreen(<HomeScreen />);
  await screen.findByRole('link', { name: 'Skip this delivery' });
  window.history.replaceState(null, '', path);
  rerender(skipDialog());
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(navigate).toHaveBeenCalledWith('/account', { replace: true });
  rerender(<HomeScreen />);
  const link = screen.getByRole('link', { name: 'Skip this delivery' });
  expect(link.getAttribute('href')).toBe(path);
  expect(document.activeElement).toBe(link);
  window.history.replaceState(null, '', '/');
});

it('a second skip says that it skips another delivery', async () => {
  const { rerender } = showScreen(skipDialog());
  fireEvent.click(await screen.findByRole('button', { name: 'Skip this delivery' }));
  rerender(<NextDelivery />);
  await screen.findByText(/Your order is skipped\./);
  rerender(skipDialog());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'You have already skipped the order on December 5, 2026. This skips the one after it, too.',
  );
});
