import { beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { activateSubscription, setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import { failure } from '~/src/gateways/http/failure';
import { daysOf, partsOf } from '../testing/days.fixture';
import { aSubscription } from '../testing/subscription.fixture';
import { activateFromToday } from './activate-from-today';

vi.mock('~/src/gateways/recharge/subscriptions', () => ({
  activateSubscription: vi.fn(),
  setNextChargeDate: vi.fn(),
}));

const TODAY = '2026-11-23';
const MONTHLY = { unit: 'month', count: 1 } as const;
const active = (nextChargeDate: string) => aSubscription({ frequency: MONTHLY, nextChargeDate });
const activate = (today = TODAY) =>
  activateFromToday({} as RechargeConfig, {} as RechargeSession, '11', today);

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

/** Counted apart from the code under test. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

it.each([1, 6])('is charged within an interval from any day on: %i weeks', async count => {
  const frequency = { unit: 'week', count } as const;
  vi.mocked(setNextChargeDate).mockImplementation(async (_config, _session, _id, { date }) =>
    ok(aSubscription({ frequency, nextChargeDate: date })),
  );
  for (const today of daysOf(2028, 2028)) {
    for (const days of [1, 7 * count, 7 * count + 1, 200]) {
      const kept = aSubscription({ frequency, nextChargeDate: plus(today, days) });
      vi.mocked(activateSubscription).mockResolvedValue(ok(kept));
      const done = await activate(today);
      const expected = plus(today, Math.min(days, 7 * count));
      expect(done.ok && done.value.nextChargeDate, `${days} days from ${today}`).toBe(expected);
    }
  }
});

it('is charged within a month from any day on, short months among them', async () => {
  vi.mocked(setNextChargeDate).mockImplementation(async (_config, _session, _id, { date }) =>
    ok(active(date)),
  );
  vi.mocked(activateSubscription).mockResolvedValue(ok(active('2031-01-31')));
  for (const today of daysOf(2027, 2028)) {
    const done = await activate(today);
    const [before, after] = [today, (done.ok && done.value.nextChargeDate) || ''].map(partsOf);
    expect(after?.months, today).toBe((before?.months ?? 0) + 1);
    expect(after?.date, today).toBe(Math.min(before?.date ?? 0, after?.last ?? 0));
  }
});
