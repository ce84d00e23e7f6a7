import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { getI18n } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import canadian from '~/locales/en-ca/account-subscriptions.json';
import { ok } from '~/src/domain/data/result';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { showScreen } from '../testing/account.fixture';
import { SubscriptionScreen } from './subscription-screen';
import { resetProvider, service } from './testing/billing-provider.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock(
  '~/src/gateways/recharge/subscriptions',
  async () => (await import('./testing/billing-provider.fixture')).subscriptionsGateway,
);
vi.mock(
  '~/src/gateways/recharge/charges',
  async () => (await import('./testing/billing-provider.fixture')).chargesGateway,
);
vi.mock(
  '~/src/gateways/service/subscriptions',
  async () => (await import('./testing/billing-provider.fixture')).service,
);
vi.mock(
  '~/src/account/billing-session/browser-billing-session',
  async () => (await import('./testing/billing-provider.fixture')).billingSessionModule,
);
vi.mock('../payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));
vi.mock('./data/use-pictures', () => ({ usePictures: () => new Map() }));
vi.mock('../support/subscription-support', () => ({ SubscriptionSupport: () => null }));

beforeEach(() => {
  allowDialogs();
  resetProvider();
  service.listServiceSubscriptions.mockReset().mockResolvedValue(ok([]));
});
afterEach(cleanup);

it('spells a cancelled subscription as Canada does', async () => {
  getI18n().addResourceBundle('en-us', 'account-subscriptions', canadian, true, true);
  showScreen(<SubscriptionScreen id="11" action="cancel" search="" />);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: 'Other' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('Your subscription has been cancelled.')).toBeTruthy();
});
