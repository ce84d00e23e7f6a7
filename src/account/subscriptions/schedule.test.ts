import { describe, expect, it } from 'vitest';
import { addMonths, daysBetween } from '~/src/domain/calendar/store-day';
import {
  dayAfter,
  daysUntil,
  delayedTo,
  deliveryAfter,
  DELAYS,
  isOrderDay,
  isDelayed,
  orderDays,
  paidUntil,
  PAUSES,
  pausedUntil,
  skippedBy,
} from './schedule';
import { daysOf } from './testing/days.fixture';

const days = daysOf(2023, 2024);

const withPrice = <T extends object>(item: T) => ({
  ...item,
  price: { cents: 100, currency: 'USD' } as const,
});

describe('the delivery after one', () => {
  it.each([1, 2, 6])('is so many weeks or days later: %i', count => {
    for (const day of days) {
      expect(daysBetween(day, dayAfter(day, { unit: 'week', count }))).toBe(count * 7);
      expect(daysBetween(day, dayAfter(day, { unit: 'day', count }))).toBe(count);
    }
  });

  it.each([1, 2, 3, 4, 6, 12])('is so many months later: %i', count => {
    for (const day of days) {
      expect(dayAfter(day, { unit: 'month', count })).toBe(addMonths(day, count));
    }
  });

  it('keeps to the last day of a shorter month', () => {
    expect(dayAfter('2026-01-31', { unit: 'month', count: 1 })).toBe('2026-02-28');
    expect(dayAfter('2024-02-29', { unit: 'month', count: 12 })).toBe('2025-02-28');
  });
});

describe('a monthly schedule with a day of its own', () => {
  const frequency = { unit: 'month', count: 1 } as const;
  const steady = { status: 'active', frequency, hasFailed: false } as const;

  it('returns to its day after a shorter month', () => {
    const after = (day: string) => deliveryAfter(day, { frequency, dayOfMonth: 31 });
    expect(['2026-02-28', '2026-03-31', '2028-01-31'].map(after)).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2028-02-29',
    ]);
    expect(deliveryAfter('2026-02-28', { frequency, dayOfMonth: null })).toBe('2026-03-28');
  });

  it.each([28, 29, 30, 31])('is not paused on any day between two of its deliveries: %i', day => {
    let last = addMonths('2023-01-01', 0, day);
    for (const today of days.filter(each => each >= last)) {
      const next = deliveryAfter(last, { frequency, dayOfMonth: day });
      if (today >= next) last = next;
      const now = { ...steady, dayOfMonth: day };
      const coming = deliveryAfter(last, now);
      expect(isDelayed({ ...now, nextChargeDate: coming }, today)).toBe(false);
      const skipped = deliveryAfter(coming, now);
      expect(isDelayed({ ...now, nextChargeDate: skipped }, today)).toBe(true);
    }
  });

  it('is seen to be skipped', () => {
    const items = [{ title: '', variantTitle: '', sku: '', quantity: 1, subscriptionId: '11' }];
    const charge = { scheduledAt: '2026-02-28', items: items.map(withPrice) };
    const waiting = { id: '11', frequency, dayOfMonth: 31, nextChargeDate: '2026-03-31' };
    expect(skippedBy(waiting, charge, '2026-02-20')).toBe(true);
  });
});

describe('the day until which something is paid', () => {
  it.each([1, 3, 12])('follows its months from any day on: %i', count => {
    for (const started of days) {
      for (const terms of [0, 1, 2]) {
        const paid = addMonths(started, terms * count);
        expect(paidUntil(paid, { unit: 'month', count }, started)).toBe(
          addMonths(started, (terms + 1) * count),
        );
      }
    }
  });

  it('is a term after a payment on another day', () => {
    expect(paidUntil('2026-05-10', { unit: 'month', count: 1 }, '2026-01-31')).toBe('2026-06-10');
    expect(paidUntil('2026-05-10', { unit: 'week', count: 4 }, '2026-01-31')).toBe('2026-06-07');
  });
});

describe('a pause', () => {
  it('moves every delivery to a later day, which the provider takes', () => {
    for (const day of days) {
      const until = PAUSES.map(pause => pausedUntil(day, pause, '2023-12-31'));
      expect([...until].sort()).toEqual(until);
      expect(until.every(each => each > day && each > '2023-12-31')).toBe(true);
    }
  });

  it('is 1 week, 1 month or 3 months from the old day on', () => {
    const until = (pause: (typeof PAUSES)[number]) =>
      pausedUntil('2026-11-30', pause, '2026-11-01');
    expect(PAUSES.map(until)).toEqual(['2026-12-07', '2026-12-30', '2027-02-28']);
  });

  it('of a delivery that is overdue counts from today', () => {
    expect(pausedUntil('2026-10-01', 'week', '2026-11-23')).toBe('2026-11-30');
  });
});

describe('the day of the next order', () => {
  it('is from tomorrow on, a year at most', () => {
    for (const today of days) {
      const { min, max } = orderDays(today);
      expect([today, min, max].map(day => isOrderDay(day, today))).toEqual([false, true, true]);
      expect(daysBetween(today, min)).toBe(1);
      expect(max).toBe(addMonths(today, 12));
    }
  });

  it('exists in the calendar', () => {
    expect(isOrderDay('2026-02-30', '2026-01-01')).toBe(false);
    expect(isOrderDay('', '2026-01-01')).toBe(false);
  });

  it('is so many days away, unless it is past', () => {
    expect(daysUntil('2026-03-09', '2026-03-08')).toBe(1);
    expect(daysUntil('2026-03-08', '2026-03-08')).toBe(0);
    expect(daysUntil('2026-03-07', '2026-03-08')).toBeNull();
  });
});

describe('a delay', () => {
  it('is 1 week, 2 weeks or 1 month, from today on for an order that is overdue', () => {
    const to = (day: string) => DELAYS.map(delay => delayedTo(day, delay, '2026-11-23'));
    expect(to('2026-11-30')).toEqual(['2026-12-07', '2026-12-14', '2026-12-30']);
    expect(to('2026-10-01')).toEqual(['2026-11-30', '2026-12-07', '2026-12-23']);
  });
});

describe('a skipped delivery', () => {
  const frequency = { unit: 'week', count: 2 } as const;
  const waiting = { id: '11', nextChargeDate: '2026-12-12', frequency };
  const item = { title: '', variantTitle: '', sku: '', quantity: 1 };
  const items = [
    { ...item, subscriptionId: '11', price: { cents: 100, currency: 'USD' } },
  ] as const;

  it('is the one an interval before the next, of the same subscription, and not past', () => {
    const isSkipped = (scheduledAt: string, today: string, id = '11') =>
      skippedBy({ ...waiting, id }, { scheduledAt, items }, today);
    expect(isSkipped('2026-11-28', '2026-11-23')).toBe(true);
    expect(isSkipped('2026-11-27', '2026-11-23')).toBe(false);
    expect(isSkipped('2026-11-28', '2026-11-29')).toBe(false);
    expect(isSkipped('2026-11-28', '2026-11-23', '12')).toBe(false);
  });
});
