import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Addresses from '~/src/gateways/recharge/addresses';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import { anAddress, FAILURES, showScreen } from '../testing/account.fixture';
import { billingAddress, subscription } from '../testing/billing.fixture';
import SubscriptionAddress from './subscription-address';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const gateway = vi.hoisted(() => ({
  listAddresses: vi.fn<typeof Addresses.listAddresses>(),
  updateAddress: vi.fn<typeof Addresses.updateAddress>(),
  listSubscriptions: vi.fn<typeof Subscriptions.listSubscriptions>(),
}));
vi.mock('~/src/gateways/recharge/addresses', () => gateway);
vi.mock('~/src/gateways/recharge/subscriptions', () => gateway);

const BEFORE = anAddress('1');
const AFTER = anAddress('1', { address1: '9 New Road', city: 'Meridian', zip: '83646' });
const ELSEWHERE = { ...billingAddress('6', '1'), address1: '77 Lakeshore Drive' };
const move = { name: 'Ship them to the new address' };

beforeEach(() => {
  gateway.listAddresses.mockReset().mockResolvedValue(ok([billingAddress('5', '1'), ELSEWHERE]));
  gateway.updateAddress.mockReset().mockImplementation(async (_config, _session, id, change) => {
    const { paymentMethodId: _card, ...postal } = change;
    const changed = { ...billingAddress(id, '1'), ...postal };
    gateway.listAddresses.mockResolvedValue(ok([changed, ELSEWHERE]));
    return ok(changed);
  });
  gateway.listSubscriptions
    .mockReset()
    .mockResolvedValue(
      ok([
        subscription(),
        subscription({ id: '72' }),
        subscription({ id: '73', status: 'cancelled' }),
        subscription({ id: '74', addressId: '6' }),
      ]),
    );
});
afterEach(cleanup);

it('says which subscriptions are still sent to the old address, and sends them to the new one', async () => {
  showScreen(<SubscriptionAddress before={BEFORE} after={AFTER} />);
  expect(
    await screen.findByText(
      '2 of your subscriptions still ship to the old address, 418 Larch Street, Boise, Idaho 83702.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', move));
  expect(
    await screen.findByText(/^Your 2 subscriptions will ship to the new address/),
  ).toBeTruthy();
  expect(gateway.updateAddress).toHaveBeenCalledOnce();
  expect(gateway.updateAddress.mock.calls[0]?.slice(2)).toEqual([
    '5',
    expect.objectContaining({ address1: '9 New Road', city: 'Meridian', countryCode: 'US' }),
  ]);
  // The card stays as it is.
  expect(gateway.updateAddress.mock.calls[0]?.[3]).not.toHaveProperty('paymentMethodId');
});

it.each([
  ['only the phone changed', { ...BEFORE, phone: '+12085550140' }, BEFORE],
  ['nothing is sent there', AFTER, anAddress('1', { address1: '1 Mill Road' })],
])('says nothing where %s', async (_, after, before) => {
  showScreen(<SubscriptionAddress before={before} after={after} />);
  await waitFor(() => expect(gateway.listSubscriptions).toHaveBeenCalled());
  await waitFor(() => expect(gateway.listAddresses).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(FAILURES.slice(0, 4))('can be tried again when the provider %s', async (_, failed) => {
  gateway.updateAddress.mockResolvedValueOnce(failed);
  showScreen(<SubscriptionAddress before={BEFORE} after={AFTER} />);
  fireEvent.click(await screen.findByRole('button', move));
  expect(await screen.findByText(/^Your subscriptions still ship to the old address/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Your 2 subscriptions will ship to the new/)).toBeTruthy();
});
