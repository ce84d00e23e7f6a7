import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Service from '~/src/gateways/service/subscriptions';
import { showScreen } from '../testing/account.fixture';
import { ActivationNotice } from './activation-notice';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { listServiceSubscriptions } = vi.hoisted(() => ({
  listServiceSubscriptions: vi.fn<typeof Service.listServiceSubscriptions>(),
}));
vi.mock('~/src/gateways/service/subscriptions', () => ({ listServiceSubscriptions }));

const PLAN = { id: '12', title: 'GPS Collar Service Plan', petName: 'Pip' };

const licensed = (...statuses: readonly ('consumed' | 'allocated' | 'available')[]) =>
  ok([
    { rechargeId: '12', serviceLicenses: statuses.map((status, at) => ({ id: `${at}`, status })) },
  ]);

beforeEach(() => listServiceSubscriptions.mockReset());
afterEach(cleanup);

it('leads to the activation while a license waits for its collar', async () => {
  listServiceSubscriptions.mockResolvedValue(licensed('consumed', 'allocated'));
  showScreen(<ActivationNotice subscriptions={[PLAN]} />);
  expect(await screen.findByRole('region', { name: 'Activate your collar' })).toBeTruthy();
  expect(screen.getByText('GPS Collar Service Plan (Pip)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Activate a collar' }).getAttribute('href')).toBe(
    '/account/subscriptions/activate',
  );
});

it('says nothing where another subscription’s collar waits', async () => {
  listServiceSubscriptions.mockResolvedValue(licensed('allocated'));
  const { container } = showScreen(<ActivationNotice subscriptions={[{ ...PLAN, id: '13' }]} />);
  await waitFor(() => expect(listServiceSubscriptions).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(container.textContent).toBe('');
});

it.each([
  ['every collar is activated', licensed('consumed', 'available')],
  ['there is no license', licensed()],
  ['the licenses cannot be read', failure('http', 'Error', { status: 500 })],
])('says nothing where %s', async (_, reply) => {
  listServiceSubscriptions.mockResolvedValue(reply);
  const { container } = showScreen(<ActivationNotice subscriptions={[PLAN]} />);
  await waitFor(() => expect(listServiceSubscriptions).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(container.textContent).toBe('');
});
