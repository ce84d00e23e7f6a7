import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '~/src/domain/calendar/holidays';
import { dayOf, nextCharge, toUtc } from './next-charge';
import type { IntervalUnit } from '~/src/domain/commerce/product';

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

describe('nextCharge', () => {
  it.each<[string, number, IntervalUnit, string]>([
    ['2026-11-21', 3, 'month', '2027-02-21'],
    ['2026-11-21', 1, 'month', '2026-12-21'],
    ['2026-12-31', 1, 'month', '2027-01-31'],
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2028-01-31', 1, 'month', '2028-02-29'],
    ['2026-10-31', 1, 'month', '2026-11-30'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
    ['2026-03-15', 24, 'month', '2028-03-15'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2028-02-29', 4, 'year', '2032-02-29'],
    ['2026-12-28', 1, 'week', '2027-01-04'],
    ['2026-02-14', 2, 'week', '2026-02-28'],
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2028-02-01', 30, 'day', '2028-03-02'],
  ])('after %s by %d %s is %s', (today, count, unit, next) => {
    expect(nextCharge(day(today), { count, unit })).toEqual(day(next));
  });
});

describe('days', () => {
  it('use the visitor’s local date', () => {
    expect(dayOf(new Date(2026, 10, 21, 23, 59))).toEqual(day('2026-11-21'));
    expect(toUtc(day('2026-11-21')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });
});
