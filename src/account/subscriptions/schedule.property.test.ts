import { describe, expect, it } from 'vitest';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dayIn } from '~/src/domain/calendar/store-day';
import { chargeItem } from '../testing/billing.fixture';
import {
  dayAfter,
  daysUntil,
  delayedTo,
  deliveryAfter,
  isDelayed,
  pausedUntil,
  skippedBy,
} from './schedule';
import { daysOf, numbers, partsOf } from './testing/days.fixture';

/** Years before, in and after a leap year, and a century that is none. */
const DAYS = [...daysOf(2027, 2029), ...daysOf(2100, 2100)];
const ZONES = [...new Set(Object.values(STORE_TIME_ZONES))];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Counted apart from the code under test. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const distance = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Some days around each one, such as today around the day of a delivery. */
const AROUND = [-400, -31, -1, 0, 1, 27, 31, 366];

const expectMonthsLater = (from: string, to: string, months: number, dayOfMonth?: number): void => {
  const [before, after] = [partsOf(from), partsOf(to)];
  expect(after.months - before.months, `${from} to ${to}`).toBe(months);
  expect(after.date, `${from} to ${to}`).toBe(Math.min(dayOfMonth ?? before.date, after.last));
};

describe('on every day', () => {
  it.each(AROUND)('a delay counts from the later of the day and today, %i days apart', apart => {
    for (const day of DAYS) {
      const today = plus(day, apart);
      const from = today > day ? today : day;
      expect(distance(from, delayedTo(day, 'week', today))).toBe(7);
      expect(distance(from, delayedTo(day, 'twoWeeks', today))).toBe(14);
      expectMonthsLater(from, delayedTo(day, 'month', today), 1);
    }
  });

  it.each(AROUND)('a pause ends exactly a week, a month or three later, %i days apart', apart => {
    for (const day of DAYS) {
      const today = plus(day, apart);
      const from = today > day ? today : day;
      expect(distance(from, pausedUntil(day, 'week', today))).toBe(7);
      expectMonthsLater(from, pausedUntil(day, 'month', today), 1);
      expectMonthsLater(from, pausedUntil(day, 'quarter', today), 3);
    }
  });

  it.each(AROUND)('the days until a delivery are counted, %i days apart', apart => {
    for (const day of DAYS) {
      expect(daysUntil(plus(day, apart), day)).toBe(apart < 0 ? null : apart);
    }
  });

  it.each([1, 2, 3, 6, 12])('a delivery by the month follows another: %i', count => {
    const frequency = { unit: 'month', count } as const;
    for (const day of DAYS) {
      expectMonthsLater(day, deliveryAfter(day, { frequency }), count);
      expectMonthsLater(day, deliveryAfter(day, { frequency, dayOfMonth: 31 }), count, 31);
      expectMonthsLater(day, deliveryAfter(day, { frequency, dayOfMonth: 29 }), count, 29);
    }
  });

  it.each([
    ['day', 10, 10],
    ['week', 1, 7],
    ['week', 6, 42],
  ] as const)('a delivery by the %s follows another: %i', (unit, count, days) => {
    const frequency = { unit, count };
    for (const day of DAYS) {
      expect(distance(day, deliveryAfter(day, { frequency, dayOfMonth: 31 }))).toBe(days);
    }
  });
});

describe('a subscription by the week', () => {
  const steady = { status: 'active', hasFailed: false, id: '71' } as const;

  it.each([1, 6])('is paused exactly while the next is more than an interval away: %i', count => {
    const frequency = { unit: 'week', count } as const;
    for (const today of DAYS) {
      for (const days of [1, 7 * count - 1, 7 * count, 7 * count + 1, 14 * count]) {
        const next = { ...steady, frequency, nextChargeDate: plus(today, days) };
        expect(isDelayed(next, today), `${days} days from ${today}`).toBe(days > 7 * count);
        expect(isDelayed({ ...next, retryDate: plus(today, 1) }, today)).toBe(false);
        expect(isDelayed({ ...next, hasFailed: true }, today)).toBe(false);
        expect(isDelayed({ ...next, status: 'cancelled' }, today)).toBe(false);
      }
    }
  });

  it.each([1, 6])('is skipped by the charge an interval before, until its day: %i', count => {
    const frequency = { unit: 'week', count } as const;
    const items = [chargeItem()];
    for (const scheduledAt of DAYS) {
      const next = { ...steady, frequency, nextChargeDate: plus(scheduledAt, 7 * count) };
      const isSkipped = (day: string, today: string): boolean =>
        skippedBy(next, { scheduledAt: day, items }, today);
      expect(isSkipped(scheduledAt, scheduledAt)).toBe(true);
      expect(isSkipped(scheduledAt, plus(scheduledAt, -3))).toBe(true);
      expect(isSkipped(scheduledAt, plus(scheduledAt, 1))).toBe(false);
      expect(isSkipped(plus(scheduledAt, 1), scheduledAt)).toBe(false);
      expect(isSkipped(plus(scheduledAt, -1), plus(scheduledAt, -5))).toBe(false);
    }
  });
});

describe('a monthly schedule', () => {
  it('returns to its day after any number of skipped deliveries, and each is seen as skipped', () => {
    const next = numbers(16);
    for (let round = 0; round < 400; round += 1) {
      const first = DAYS[next(DAYS.length)] ?? '';
      const dayOfMonth = partsOf(first).date;
      const frequency = { unit: 'month', count: 1 + next(6) } as const;
      let day = first;
      for (let place = 1; place <= 12; place += 1) {
        const after = deliveryAfter(day, { frequency, dayOfMonth });
        const waiting = { id: '71', frequency, dayOfMonth, nextChargeDate: after };
        expect(skippedBy(waiting, { scheduledAt: day, items: [chargeItem()] }, day)).toBe(true);
        day = after;
        expectMonthsLater(first, day, place * frequency.count);
      }
    }
  });
});

describe.each(ZONES)('today in %s', zone => {
  /** Every hour of two years, changes of daylight saving among them. */
  const hours = Array.from(
    { length: 731 * 24 },
    (_, at) => new Date(Date.UTC(2027, 5, 1) + at * HOUR_MS),
  );

  it('moves every rule on by one day, at midnight by that clock and at no other hour', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' });
    let before = '';
    for (const moment of hours) {
      const today = dayIn(zone, moment);
      if (before !== '' && today !== before) {
        expect(clock.format(moment)).toBe('00');
        expect(daysUntil('2030-01-01', before)).toBe((daysUntil('2030-01-01', today) ?? 0) + 1);
        const overdue = (day: string) => [
          pausedUntil('2020-01-01', 'week', day),
          delayedTo('2020-01-01', 'twoWeeks', day),
          dayAfter(day, { unit: 'week', count: 1 }),
        ];
        expect(overdue(today)).toEqual(overdue(before).map(day => plus(day, 1)));
      }
      before = today;
    }
    expect(before).toBe('2029-05-31');
  });
});
