import { describe, expect, it } from 'vitest';
import { addInterval, addMonths, dateIn, isDate, nextOnSchedule, startOfDay } from './calendar';

describe('addInterval', () => {
  it.each([
    ['2026-01-31', 'MONTH', 1, '2026-02-28'],
    ['2028-01-31', 'MONTH', 1, '2028-02-29'],
    ['2026-11-30', 'MONTH', 3, '2027-02-28'],
    ['2026-12-25', 'WEEK', 2, '2027-01-08'],
    ['2028-02-29', 'YEAR', 1, '2029-02-28'],
    ['2026-03-01', 'DAY', 10, '2026-03-11'],
    ['2026-03-07', 'DAY', 1, '2026-03-08'],
  ] as const)('from %s every %s %i is %s', (from, unit, count, expected) => {
    expect(addInterval(from, { unit, count })).toBe(expected);
  });

  it('comes back to the day of the schedule after a short month', () => {
    const monthly = { unit: 'MONTH', count: 1 } as const;
    expect(addInterval('2026-02-28', monthly, 31)).toBe('2026-03-31');
    expect(addInterval('2026-03-31', monthly, 31)).toBe('2026-04-30');
    expect(addMonths('2027-02-28', 12, 29)).toBe('2028-02-29');
  });
});

describe('nextOnSchedule', () => {
  const interval = { unit: 'MONTH', count: 1 } as const;

  it('is the first day of the schedule after another', () => {
    expect(nextOnSchedule('2026-01-31', { interval, day: 31 }, '2026-03-30')).toBe('2026-03-31');
    expect(nextOnSchedule('2026-01-31', { interval, day: 31 }, '2026-03-31')).toBe('2026-04-30');
    expect(nextOnSchedule('2026-05-10', { interval, day: 10 }, '2026-05-01')).toBe('2026-05-10');
  });
});

describe('the day in a time zone', () => {
  it.each([
    ['2026-12-05T04:59:59Z', 'America/New_York', '2026-12-04'],
    ['2026-12-05T05:00:00Z', 'America/New_York', '2026-12-05'],
    ['2026-07-05T03:59:59Z', 'America/New_York', '2026-07-04'],
    ['2026-07-05T04:00:00Z', 'America/New_York', '2026-07-05'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(dateIn(new Date(instant), zone)).toBe(expected);
  });

  it.each([
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('%s begins in New York at %s', (date, instant) => {
    expect(startOfDay(date, 'America/New_York').toISOString()).toBe(instant);
  });
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00', false],
])('%s is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
