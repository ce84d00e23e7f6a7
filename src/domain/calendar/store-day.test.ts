import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, daysBetween, isStoreDay } from './store-day';

const ZONES = [
  'America/New_York',
  'America/Toronto',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
];
const HOUR_MS = 3_600_000;

/** Every day of years with and without a leap day, and of a century without one. */
const days = [2023, 2024, 2100].flatMap(year =>
  Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  ),
);
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const lastOf = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

describe('days of the calendar', () => {
  it('are told from days that no calendar has', () => {
    expect(['2024-02-29', '2026-12-31'].map(isStoreDay)).toEqual([true, true]);
    expect(
      ['2023-02-29', '2100-02-29', '2026-13-01', '2026-1-1', '', 'soon'].some(isStoreDay),
    ).toBe(false);
  });

  it.each([-400, -1, 0, 1, 28, 365])('move by %i days and back, one at a time', count => {
    for (const day of days) {
      const moved = addDays(day, count);
      expect(addDays(moved, -count)).toBe(day);
      expect(daysBetween(day, moved)).toBe(count);
    }
  });

  it.each([1, 2, 3, 4, 6, 12, 13, 25])('move by %i months to the same day or the last', count => {
    for (const day of days) {
      const moved = addMonths(day, count);
      expect(isStoreDay(moved)).toBe(true);
      expect(monthOf(moved)).toBe(monthOf(day) + count);
      expect(Number(moved.slice(8))).toBe(Math.min(Number(day.slice(8)), lastOf(moved)));
    }
  });
});

describe('dayIn', () => {
  it.each(ZONES)('follows the clock of %s through changes of daylight saving', zone => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    let before = '';
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const moment = new Date(Date.UTC(2024, 0, 1) + hour * HOUR_MS);
      const day = dayIn(zone, moment);
      expect(day).toBe(parts.format(moment));
      expect(day >= before).toBe(true);
      before = day;
    }
  });

  it('is the day of the store, wherever the reader is', () => {
    const moment = new Date('2026-11-24T03:30:00Z');
    expect(dayIn('America/New_York', moment)).toBe('2026-11-23');
    expect(dayIn('Europe/Berlin', moment)).toBe('2026-11-24');
  });
});
