import { beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { activateSubscription, setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import { failure } from '~/src/gateways/http/failure';
import { aSubscription } from '../testing/subscription.fixture';
import { activateFromToday } from './activate-from-today';

vi.mock('~/src/gateways/recharge/subscriptions', () => ({
  activateSubscription: vi.fn(),
  setNextChargeDate: vi.fn(),
}));

const TODAY = '2026-11-23';
const MONTHLY = { unit: 'month', count: 1 } as const;
const active = (nextChargeDate: string) => aSubscription({ frequency: MONTHLY, nextChargeDate });
const activate = () => activateFromToday({} as RechargeConfig, {} as RechargeSession, '11', TODAY);

beforeEach(() => {
  vi.mocked(activateSubscription).mockReset();
  vi.mocked(setNextChargeDate).mockReset();
});

it('leaves the day that the provider sets', async () => {
  vi.mocked(activateSubscription).mockResolvedValue(ok(active('2026-12-05')));
  expect(await activate()).toEqual(ok(active('2026-12-05')));
  expect(setNextChargeDate).not.toHaveBeenCalled();
});

it('ends a pause from before it was canceled', async () => {
  vi.mocked(activateSubscription).mockResolvedValue(ok(active('2027-06-23')));
  vi.mocked(setNextChargeDate).mockResolvedValue(ok(active('2026-12-23')));
  expect(await activate()).toEqual(ok(active('2026-12-23')));
  expect(setNextChargeDate).toHaveBeenCalledWith({}, {}, '11', { date: '2026-12-23' });
});

it('is active all the same where the day cannot be set', async () => {
  vi.mocked(activateSubscription).mockResolvedValue(ok(active('2027-06-23')));
  vi.mocked(setNextChargeDate).mockResolvedValue(failure('http', 'Error', { status: 500 }));
  expect(await activate()).toEqual(ok(active('2027-06-23')));
});
