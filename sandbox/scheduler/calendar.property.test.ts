import { describe, expect, it } from 'vitest';
import type { VisitRules } from '~/seed/scheduler/schedule';
import { addDays } from '../core/calendar';
import { wallTimeIn, weekdayOf, type WallTime } from '../core/wall-clock';
import {
  canVisitBoth,
  freeStarts,
  placeVisit,
  startsOfDay,
  type BookedVisit,
  type DealerCalendar,
} from './calendar';
import { isHoliday } from './holidays';

/** A seeded random number generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const MINUTE_MS = 60_000;
const FIRST = '2026-01-01';
const LAST = '2027-12-31';

/** Half hours of change, changes at midnight, changes in the other season, and none at all. */
const ZONES = [
  'America/New_York',
  'America/Vancouver',
  'America/Phoenix',
  'America/St_Johns',
  'Africa/Cairo',
  'Australia/Lord_Howe',
] as const;

const rules: VisitRules = {
  visitMinutes: 60,
  stepMinutes: 30,
  daysAhead: 90,
  leadHours: { 'in-home': 24, virtual: 4 },
  travel: { leastMinutes: 20, mostMinutes: 90, unknownMinutes: 45, milesAnHour: 40 },
};

const day = { open: 8 * 60, close: 18 * 60 };
const roundTheClock = { open: 0, close: 24 * 60 };

/** Clocks change on Fridays and Sundays, so these days have night hours. */
const calendarIn = (timeZone: string, country: 'US' | 'CA', fitters = 2): DealerCalendar => ({
  kinds: ['in-home', 'virtual'],
  fitters,
  hours: [roundTheClock, day, day, null, roundTheClock, roundTheClock, day],
  timeZone,
  country,
  rules,
});

const STEP_MS = 30 * MINUTE_MS;

/** What the clock shows at every half hour of the two years, from two days before. */
function wallTimes(timeZone: string): readonly (WallTime & { readonly at: number })[] {
  const until = Date.parse(`${addDays(LAST, 2)}T00:00:00Z`);
  const walls = [];
  for (let at = Date.parse(`${addDays(FIRST, -2)}T00:00:00Z`); at < until; at += STEP_MS) {
    walls.push({ ...wallTimeIn(new Date(at), timeZone), at });
  }
  return walls;
}

/** The rule again, from the instants of two years instead of the days. */
function startsByClock(
  walls: ReturnType<typeof wallTimes>,
  { country, hours }: DealerCalendar,
): readonly number[] {
  const seen = new Set<string>();
  return walls.flatMap(({ date, minute, at }, index) => {
    const isSecond = seen.has(`${date} ${minute}`);
    seen.add(`${date} ${minute}`);
    const open = hours[weekdayOf(date)];
    const half = walls[index + 1];
    if (isSecond || !half || date < FIRST || date > LAST) return [];
    if (!open || isHoliday(date, country) || minute < open.open || minute >= open.close) return [];
    // The last minute of the visit is 29 minutes after its second half began.
    return half.date === date && half.minute + 29 < open.close ? [at] : [];
  });
}

const allStarts = (calendar: DealerCalendar): readonly number[] => {
  const starts: number[] = [];
  for (let date = FIRST; date <= LAST; date = addDays(date, 1)) {
    starts.push(...startsOfDay(calendar, date).map(start => start.getTime()));
  }
  return starts;
};

describe.each(ZONES)('two years of visits in %s', timeZone => {
  const walls = wallTimes(timeZone);

  it.each(['US', 'CA'] as const)(
    'begin when the clock says so, one after another, each at a time of its own, in %s',
    country => {
      const calendar = calendarIn(timeZone, country);
      const starts = allStarts(calendar);
      expect(starts.length).toBeGreaterThan(15_000);
      expect(starts).toEqual(startsByClock(walls, calendar));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      const shown = new Map(walls.map(({ at, date, minute }) => [at, `${date} ${minute}`]));
      expect(new Set(starts.map(start => shown.get(start))).size).toBe(starts.length);
    },
  );
});

const place = (next: (below: number) => number) =>
  next(8) === 0 ? null : { lat: 43 + next(100) / 100, lng: -116 + next(100) / 100 };

/** Books at random; a mistake is a wish that was granted without being among the free times, or the reverse. */
function fill(timeZone: string, seed: number) {
  const next = numbers(seed);
  const calendar = calendarIn(timeZone, next(2) === 0 ? 'US' : 'CA', 1 + next(3));
  const now = new Date(Date.parse(`${addDays(FIRST, next(600))}T00:00:00Z`) + next(86_400_000));
  const from = wallTimeIn(now, timeZone).date;
  const to = addDays(from, 6);
  let booked: readonly BookedVisit[] = [];
  const mistakes: string[] = [];
  let refused = 0;
  const all = Array.from({ length: 7 }, (_, index) =>
    startsOfDay(calendar, addDays(from, index)),
  ).flat();
  for (let wish = 0; wish < 40; wish += 1) {
    const kind = next(3) === 0 ? 'virtual' : 'in-home';
    const where = place(next);
    const free = freeStarts(calendar, booked, { from, to, kind, place: where }, now);
    const startsAt = all[next(all.length)] ?? now;
    const wanted = { kind, startsAt, place: where } as const;
    const fitter = placeVisit(calendar, booked, wanted, now);
    const isFree = free.some(start => start.getTime() === startsAt.getTime());
    if ((typeof fitter === 'number') !== isFree) mistakes.push(`wish ${wish}: ${fitter}`);
    if (typeof fitter === 'number') booked = [...booked, { ...wanted, fitter }];
    else refused += 1;
  }
  return { booked, calendar, now, refused, mistakes };
}

describe.each(ZONES)('booked visits in %s', timeZone => {
  const filled = Array.from({ length: 5 }, (_, seed) => ({ seed, ...fill(timeZone, seed + 1) }));

  it('are exactly those that the free times offer', () => {
    for (const { seed, mistakes } of filled) expect(mistakes, `seed ${seed}`).toEqual([]);
  });

  it('never meet: one person has time for each and for the drive', () => {
    for (const { seed, booked, calendar } of filled) {
      expect(booked.length, `seed ${seed}`).toBeGreaterThan(0);
      for (const [index, visit] of booked.entries()) {
        expect(visit.fitter).toBeLessThan(calendar.fitters);
        for (const other of booked.slice(index + 1)) {
          if (other.fitter !== visit.fitter) continue;
          expect(canVisitBoth(visit, other, rules), `seed ${seed}`).toBe(true);
          const apart = Math.abs(visit.startsAt.getTime() - other.startsAt.getTime());
          const isDrive = visit.kind === 'in-home' && other.kind === 'in-home';
          expect(apart / MINUTE_MS).toBeGreaterThanOrEqual(isDrive ? 80 : 60);
        }
      }
    }
  });

  it('are neither at the last minute nor in the past', () => {
    for (const { booked, now } of filled) {
      for (const { kind, startsAt } of booked) {
        const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(rules.leadHours[kind]);
      }
    }
  });

  it('leave no time to a wish that is refused', () => {
    expect(filled.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0);
  });
});
