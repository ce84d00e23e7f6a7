import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localTime } from './local-time';
import { LAST_WINDOW, partOfDay, slotDays, slotWindow, WINDOW_DAYS, type Slot } from './slot-days';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK = 7;
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2027, 11, 31);

/** The hours that the clocks of dealers are ahead of UTC in winter, and whether they change. */
const ZONES = [
  ['America/Halifax', -4, true],
  ['America/New_York', -5, true],
  ['America/Chicago', -6, true],
  ['America/Denver', -7, true],
  ['America/Phoenix', -7, false],
  ['America/Los_Angeles', -8, true],
] as const;

/** Where a browser may be: a day ahead with summer in January, and behind every dealer. */
const BROWSERS = ['UTC', 'Pacific/Auckland', 'Pacific/Pago_Pago'] as const;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

const sundayOf = (year: number, month: number, place: number): number => {
  const first = Date.UTC(year, month - 1, 1);
  const days = (WEEK - new Date(first).getUTCDay()) % WEEK;
  return first + (days + (place - 1) * WEEK) * DAY_MS;
};

/** Both changes of a year: at two o'clock on the second Sunday of March and the first of November. */
const changesOf = (year: number, winter: number): readonly [spring: number, autumn: number] => [
  sundayOf(year, 3, 2) + (2 - winter) * HOUR_MS,
  sundayOf(year, 11, 1) + (1 - winter) * HOUR_MS,
];

/** A free time with what the dealer's clock shows then, by the law instead of `Intl`. */
interface Expected {
  readonly slot: Slot;
  /** The same instant in UTC and with the dealer's offset. */
  readonly spellings: readonly [string, string];
  readonly day: string;
  readonly hour: number;
  /** As the wall clock shows it, as if it stood in UTC. */
  readonly wall: number;
}

const expectedAt = (at: number, index: number, winter: number, changes: boolean): Expected => {
  const [spring, autumn] = changesOf(new Date(at).getUTCFullYear(), winter);
  const offset = changes && at >= spring && at < autumn ? winter + 1 : winter;
  const wall = at + offset * HOUR_MS;
  const utc = new Date(at).toISOString();
  const local = `${new Date(wall).toISOString().slice(0, 19)}-0${-offset}:00`;
  const startsAt = index % 2 === 0 ? utc : local;
  return {
    slot: { startsAt, endsAt: new Date(at + HOUR_MS).toISOString() },
    spellings: [utc, local],
    day: isoDay(wall),
    hour: new Date(wall).getUTCHours(),
    wall,
  };
};

/** Two years of times, one in three and a half hours, and all when clocks change. */
const expectedTimes = (winter: number, changes: boolean): readonly Expected[] => {
  const changing = [2026, 2027].flatMap(year => changesOf(year, winter));
  const times: Expected[] = [];
  for (let index = 0; FIRST + index * (HOUR_MS / 2) < LAST; index += 1) {
    const at = FIRST + index * (HOUR_MS / 2);
    const isNear = changing.some(change => Math.abs(at - change) < DAY_MS);
    if (isNear || index % 7 === 0) times.push(expectedAt(at, index, winter, changes));
  }
  return times;
};

const zone = process.env.TZ;
const setZone = (name: string | undefined): void => {
  if (name === undefined) delete process.env.TZ;
  else process.env.TZ = name;
};
afterAll(() => setZone(zone));

describe.each(BROWSERS)('for a browser in %s', browser => {
  beforeAll(() => setZone(browser));

  it('the process has that time zone', () => {
    const shown = new Intl.DateTimeFormat('en', { timeZone: browser, hour: 'numeric' });
    expect(new Intl.DateTimeFormat('en', { hour: 'numeric' }).format(FIRST)).toBe(
      shown.format(FIRST),
    );
    expect(new Date(FIRST).getTimezoneOffset()).toBe(
      { UTC: 0, 'Pacific/Auckland': -780, 'Pacific/Pago_Pago': 660 }[browser],
    );
  });

  it.each(ZONES)('every time in %s has one day, the dealer’s', (timeZone, winter, changes) => {
    const times = expectedTimes(winter, changes);
    const slots = times.map(({ slot }) => slot);
    const days = slotDays({ timeZone, slots });

    // Nothing is lost, repeated or out of order.
    const shown = days.flatMap(each => each.slots);
    expect(shown.length).toBe(slots.length);
    expect(shown.findIndex((slot, index) => slot !== slots[index])).toBe(-1);

    // Every day appears once, in order, and none is missing between the first and the last.
    const first = Date.parse(times[0]?.day ?? '');
    const last = Date.parse(times.at(-1)?.day ?? '');
    const all = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) =>
      isoDay(first + index * DAY_MS),
    );
    expect(days.map(({ day }) => day)).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(2 * 365);

    const dayBySlot = new Map(days.flatMap(({ day, slots: own }) => own.map(slot => [slot, day])));
    expect(times.filter(({ slot, day }) => dayBySlot.get(slot) !== day)).toEqual([]);
  });

  it.each(ZONES)('every time in %s is read by the dealer’s clock', (timeZone, winter, changes) => {
    const wrong = expectedTimes(winter, changes).filter(({ spellings, wall, hour }) => {
      const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
      return spellings.some(
        each => localTime(each, timeZone).getTime() !== wall || partOfDay(each, timeZone) !== part,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('every day that can be reached is in one window', () => {
    for (let today = FIRST; today < LAST; today += DAY_MS) {
      const ends = Array.from({ length: LAST_WINDOW + 1 }, (_, index) =>
        slotWindow(isoDay(today), index),
      );
      const wanted = ends.map((_, index) => {
        const from = today + index * WINDOW_DAYS * DAY_MS;
        return { from: isoDay(from), to: isoDay(from + (WINDOW_DAYS - 1) * DAY_MS) };
      });
      expect(ends).toEqual(wanted);
    }
  });
});
