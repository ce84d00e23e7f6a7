import { describe, expect, it } from 'vitest';
import { isCareHoliday } from './care-holidays';
import { careStatus, formatTime } from './care-hours';
import { describeOpening } from './next-opening';

// Spec storefront §1: Monday to Friday 8 am to 8 pm ET, Saturday 9 am to 5 pm ET.
const week = {
  days: 'Monday to Friday',
  hours: '',
  open: { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
};
const saturday = {
  days: 'Saturday',
  hours: '',
  open: { weekdays: [6], opens: '09:00', closes: '17:00' },
};
const at = (moment: string) => careStatus([week, saturday], new Date(moment));

describe('careStatus', () => {
  it.each([
    ['Wednesday noon in summer', '2026-07-15T12:00:00-04:00', { isOpen: true, until: '20:00' }],
    ['the first minute', '2026-07-15T08:00:00-04:00', { isOpen: true, until: '20:00' }],
    [
      'the minute before',
      '2026-07-15T07:59:00-04:00',
      { isOpen: false, opens: '08:00', inDays: 0 },
    ],
    [
      'the closing minute',
      '2026-07-15T20:00:00-04:00',
      { isOpen: false, opens: '08:00', inDays: 1 },
    ],
    ['Friday night', '2026-07-17T21:00:00-04:00', { isOpen: false, opens: '09:00', inDays: 1 }],
    ['Saturday night', '2026-07-18T18:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 2 }],
    ['Sunday', '2026-07-19T12:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 1 }],
    ['noon in winter, told in UTC', '2026-01-14T17:00:00Z', { isOpen: true, until: '20:00' }],
  ])('at %s', (_, moment, expected) => {
    expect(at(moment)).toMatchObject(expected);
  });

  it.each([
    ['2026-07-15T19:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 1 }],
    ['2026-07-18T09:30:00-04:00', { isOpen: false, opens: '10:00', inDays: 0 }],
    ['2026-07-18T13:59:00-04:00', { isOpen: true, until: '14:00' }],
    ['2026-07-18T14:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 2 }],
  ])('at %s of the other variant that the specification names', (moment, expected) => {
    const early = { ...week, open: { ...week.open, closes: '19:00' } };
    const short = { ...saturday, open: { weekdays: [6], opens: '10:00', closes: '14:00' } };
    expect(careStatus([early, short], new Date(moment))).toMatchObject(expected);
  });

  it('tells nothing where hours are words alone', () => {
    expect(careStatus([{ ...week, open: null }], new Date())).toBeNull();
    expect(careStatus([], new Date())).toBeNull();
  });
});

describe('of a team in Ireland', () => {
  const irish = {
    days: 'Monday to Friday',
    hours: '',
    open: { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', timeZone: 'Europe/Dublin' },
  };
  it.each([
    // Two weeks in which the clocks of Ireland and New York are four hours apart, not five.
    [
      '2026-03-16T09:00:00Z',
      { isOpen: true, until: '17:00', at: new Date('2026-03-16T17:00:00Z') },
    ],
    ['2026-03-16T08:59:00Z', { isOpen: false, at: new Date('2026-03-16T09:00:00Z') }],
    ['2026-07-15T16:00:00Z', { isOpen: false, at: new Date('2026-07-16T08:00:00Z') }],
    // Thanksgiving is no holiday there, Christmas is.
    ['2026-11-26T12:00:00Z', { isOpen: true }],
    ['2026-12-25T12:00:00Z', { isOpen: false, inDays: 3 }],
    ['2027-01-01T12:00:00Z', { isOpen: false, inDays: 3 }],
  ])('at %s', (moment, expected) => {
    expect(careStatus([irish], new Date(moment))).toMatchObject(expected);
  });
});

describe('holidays', () => {
  it.each([
    ['Thanksgiving, a Thursday', '2026-11-26T12:00:00-05:00', { opens: '08:00', inDays: 1 }],
    ['Memorial Day', '2027-05-31T12:00:00-04:00', { opens: '08:00', inDays: 1 }],
    ['the Saturday before Labor Day', '2026-09-05T18:00:00-04:00', { opens: '08:00', inDays: 3 }],
    ['the Fourth of July, a Saturday', '2026-07-04T12:00:00-04:00', { opens: '08:00', inDays: 2 }],
    ['Christmas Eve, after hours', '2026-12-24T21:00:00-05:00', { opens: '09:00', inDays: 2 }],
    ['New Year’s Day', '2027-01-01T12:00:00-05:00', { opens: '09:00', inDays: 1 }],
  ])('close customer care on %s', (_, moment, expected) => {
    expect(at(moment)).toMatchObject({ isOpen: false, ...expected });
  });

  it('are six a year', () => {
    const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
    const holidays = days.filter(date =>
      isCareHoliday({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      }),
    );
    expect(holidays.map(date => date.toISOString().slice(5, 10))).toEqual([
      '01-01',
      '05-31',
      '07-04',
      '09-06',
      '11-25',
      '12-25',
    ]);
  });
});

const HALF_HOUR_MS = 1_800_000;
const ZONES = [
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Phoenix',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Honolulu',
] as const;

/** Weekday, date and time of a moment on a clock, as the platform tells it. */
const clock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (moment: number) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const day = { year: number('year'), month: number('month'), day: number('day') };
    return {
      day,
      weekday: parts.get('weekday') ?? '',
      time: `${parts.get('hour')}:${parts.get('minute')}`,
    };
  };
};

const eastern = clock('America/New_York');

const isOpenAt = (moment: number): boolean => {
  const { day, weekday, time } = eastern(moment);
  if (weekday === 'Sunday' || isCareHoliday(day)) return false;
  return weekday === 'Saturday'
    ? time >= '09:00' && time < '17:00'
    : time >= '08:00' && time < '20:00';
};

// Two years, so that every change of the clocks on either side is among them.
describe('every half hour of two years', () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  const moments = Array.from({ length: 2 * 365 * 48 }, (_, at) => from + at * HALF_HOUR_MS);

  it('is open or closed as the care clock says, and opens when it is said', () => {
    const wrong: string[] = [];
    let opening = NaN;
    // From the end, so that the next opening is known without looking for it.
    for (const moment of [...moments].reverse()) {
      const status = careStatus([week, saturday], new Date(moment));
      const isOpen = isOpenAt(moment);
      if (isOpen && !isOpenAt(moment - HALF_HOUR_MS)) opening = moment;
      const isLast = Number.isNaN(opening);
      if (status?.isOpen !== isOpen) wrong.push(`open at ${new Date(moment).toISOString()}`);
      if (status?.isOpen === false && !isLast && status.at.getTime() !== opening) {
        wrong.push(`opening told at ${new Date(moment).toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it.each(ZONES)(
    'uses the time zone of a visitor in %s',
    zone => {
      const local = clock(zone);
      const wrong: string[] = [];
      // Every 53rd: each half hour of a day still comes up in each season.
      for (const moment of moments.filter((_, at) => at % 53 === 0)) {
        const status = careStatus([week, saturday], new Date(moment));
        if (status?.isOpen !== false) continue;
        const words = describeOpening(status.at, new Date(moment), { dateFormat: 'en-us', zone });
        const opens = local(status.at.getTime());
        const today = local(moment).day;
        const days =
          (Date.UTC(opens.day.year, opens.day.month, opens.day.day) -
            Date.UTC(today.year, today.month, today.day)) /
          86_400_000;
        const isSoon = opens.day.month === today.month;
        const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
        const isRight =
          words.weekday === opens.weekday &&
          words.time === formatTime(opens.time, 'en-us') &&
          (!isSoon || words.day === day);
        if (!isRight) wrong.push(`${new Date(moment).toISOString()}: ${JSON.stringify(words)}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

describe('describeOpening', () => {
  const monday = new Date('2026-03-09T08:00:00-04:00');
  it.each([
    ['America/New_York', 'tomorrow', '8\u00a0am', null],
    ['America/Los_Angeles', 'tomorrow', '5\u00a0am', '8\u00a0am'],
    ['Asia/Kolkata', 'today', '5:30\u00a0pm', '8\u00a0am'],
  ])('of a Sunday night in spring, in %s', (zone, day, time, careTime) => {
    const now = new Date('2026-03-08T23:00:00-04:00');
    expect(describeOpening(monday, now, { dateFormat: 'en-us', zone })).toEqual({
      day,
      weekday: 'Monday',
      time,
      careTime,
    });
  });
});

describe('formatTime', () => {
  it.each([
    ['20:00', 'en-us', '8\u00a0pm'],
    ['08:30', 'en-us', '8:30\u00a0am'],
    ['20:00', 'en-ca', '8\u00a0pm'],
    ['20:00', 'de-de', '20\u00a0Uhr'],
  ])('writes %s in %s as %s', (time, format, words) => {
    expect(formatTime(time, format)).toBe(words);
  });
});
