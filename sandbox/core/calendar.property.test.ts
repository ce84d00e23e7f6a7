import { describe, expect, it } from 'vitest';
import {
  addDays,
  addInterval,
  addMonths,
  dateIn,
  dayOfMonth,
  isDate,
  nextOnSchedule,
  startOfDay,
  type Interval,
} from './calendar';

/** A seeded random number generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const ZONES = [
  'America/New_York',
  'America/Toronto',
  'America/St_Johns',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
] as const;

const UNITS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

const randomDate = (next: (below: number) => number): string => addDays('2020-01-01', next(7000));

const isLastOfMonth = (date: string): boolean => dayOfMonth(addDays(date, 1)) === 1;

const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

describe('months', () => {
  it('are so many later, on the wanted day or on the last', () => {
    const next = numbers(7);
    for (let round = 0; round < 4000; round += 1) {
      const from = randomDate(next);
      const count = 1 + next(40);
      const day = 1 + next(31);
      const to = addMonths(from, count, day);
      const label = `${from} + ${count} months on day ${day} = ${to}`;
      expect(isDate(to), label).toBe(true);
      expect(monthNumber(to) - monthNumber(from), label).toBe(count);
      expect(dayOfMonth(to) === day || (dayOfMonth(to) < day && isLastOfMonth(to)), label).toBe(
        true,
      );
    }
  });

  it('never drift: one by one is the same as all at once', () => {
    const next = numbers(11);
    for (let round = 0; round < 400; round += 1) {
      const from = randomDate(next);
      const day = dayOfMonth(from);
      let stepped = from;
      for (let month = 1; month <= 30; month += 1) {
        stepped = addMonths(stepped, 1, day);
        expect(stepped, `${from} + ${month}`).toBe(addMonths(from, month));
      }
    }
  });
});

describe('a schedule', () => {
  it('always goes on, and finds the first of its days after another', () => {
    const next = numbers(13);
    for (let round = 0; round < 2000; round += 1) {
      const from = randomDate(next);
      const interval: Interval = { unit: UNITS[next(4)] ?? 'DAY', count: 1 + next(12) };
      const day = dayOfMonth(from);
      const after = addDays(from, next(900) - 100);
      const found = nextOnSchedule(from, { interval, day }, after);
      const label = `${from} every ${interval.count} ${interval.unit} after ${after} = ${found}`;
      expect(found > after, label).toBe(true);
      expect(addInterval(found, interval, day) > found, label).toBe(true);
      const days = [from];
      while ((days.at(-1) ?? found) < found) {
        days.push(addInterval(days.at(-1) ?? found, interval, day));
      }
      expect(days.at(-1), label).toBe(found);
      expect((days.at(-2) ?? '') <= after, label).toBe(true);
    }
  });
});

describe('a day of a time zone', () => {
  it('begins at its first minute, over every change of the clocks', () => {
    const next = numbers(17);
    for (let round = 0; round < 300; round += 1) {
      const zone = ZONES[next(ZONES.length)] ?? 'UTC';
      const date = randomDate(next);
      const start = startOfDay(date, zone);
      const label = `${date} in ${zone} begins at ${start.toISOString()}`;
      expect(dateIn(start, zone), label).toBe(date);
      expect(dateIn(new Date(start.getTime() - 1), zone), label).toBe(addDays(date, -1));
    }
  });

  it('follows the one before in 23, 24 or 25 hours', () => {
    const lengths = new Set<number>();
    for (let day = 0; day < 800; day += 1) {
      const date = addDays('2026-01-01', day);
      const [from, to] = [date, addDays(date, 1)].map(each => startOfDay(each, 'America/New_York'));
      lengths.add(((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 3_600_000);
    }
    expect([...lengths].sort()).toEqual([23, 24, 25]);
  });
});
