import { describe, expect, it } from 'vitest';
import { visitRules } from '~/seed/scheduler';
import { wallTimeIn, clockText } from '../core/wall-clock';
import {
  freeStarts,
  placeVisit,
  startsOfDay,
  type BookedVisit,
  type DealerCalendar,
} from './calendar';
import { travelMinutes } from './travel';

const BOISE = 'America/Boise';
const day = { open: 9 * 60, close: 17 * 60 };

const calendar: DealerCalendar = {
  kinds: ['in-home'],
  fitters: 1,
  hours: [null, day, day, day, day, day, null],
  timeZone: BOISE,
  country: 'US',
  rules: visitRules,
};

const NOW = new Date('2026-11-23T16:00:00Z');
const home = { lat: 43.6, lng: -116.2 };

const shown = (starts: readonly Date[]) =>
  starts.map(start => clockText(wallTimeIn(start, BOISE).minute));

const free = (booked: readonly BookedVisit[] = [], date = '2026-12-01', more = {}) =>
  shown(
    freeStarts(
      calendar,
      booked,
      { from: date, to: date, kind: 'in-home', place: home, ...more },
      NOW,
    ),
  );

const at = (time: string) => new Date(`2026-12-01T${time}:00-07:00`);
const visit = (time: string, more: Partial<BookedVisit> = {}): BookedVisit => ({
  kind: 'in-home',
  startsAt: at(time),
  place: home,
  fitter: 0,
  ...more,
});

const wish = (startsAt: Date, booked: readonly BookedVisit[] = [], own = calendar) =>
  placeVisit(own, booked, { kind: 'in-home', startsAt, place: home }, NOW);

describe('free times', () => {
  it('are every half hour that leaves an hour until closing', () => {
    expect(free()).toHaveLength(15);
    expect(free().at(0)).toBe('09:00');
    expect(free().at(-1)).toBe('16:00');
  });

  it('leave out weekends and holidays', () => {
    expect(startsOfDay(calendar, '2026-11-26')).toEqual([]);
    expect(startsOfDay({ ...calendar, country: 'CA' }, '2026-11-26')).toHaveLength(15);
    expect(startsOfDay(calendar, '2026-11-28')).toEqual([]);
  });

  it('leave out what a visit takes, and the drive before and after it', () => {
    // 20 minutes of driving: 11:00 ends too late for a visit at noon, 13:00 is too early after it.
    const times = free([visit('12:00')]);
    expect(times).toContain('10:30');
    for (const taken of ['11:00', '11:30', '12:00', '12:30', '13:00']) {
      expect(times).not.toContain(taken);
    }
    expect(times).toContain('13:30');
  });

  it('need no drive to a call', () => {
    const times = free([visit('12:00', { kind: 'virtual' })]);
    expect(times).toContain('11:00');
    expect(times).toContain('13:00');
    expect(times).not.toContain('12:30');
  });

  it('stay free as long as one of several people has time', () => {
    const two = { ...calendar, fitters: 2 };
    expect(wish(at('12:00'), [visit('12:00')], two)).toBe(1);
    expect(wish(at('12:00'), [visit('12:00'), visit('12:30', { fitter: 1 })], two)).toBe(
      'slot-taken',
    );
  });

  it('are none for a kind of visit that the dealer does not offer', () => {
    expect(free([], '2026-12-01', { kind: 'virtual' })).toEqual([]);
  });

  it('begin a day from now and end 90 days from now', () => {
    expect(free([], '2026-11-24').at(0)).toBe('09:00');
    expect(free([], '2026-11-23')).toEqual([]);
    expect(free([], '2027-02-19')).toHaveLength(15);
    expect(free([], '2027-02-22')).toEqual([]);
  });
});

describe('a wish', () => {
  it.each([
    ['2026-11-23T09:00:00-07:00', 'slot-past'],
    ['2026-11-20T10:00:00-07:00', 'slot-past'],
    ['2026-11-23T15:00:00-07:00', 'slot-unavailable'],
    ['2026-12-01T09:15:00-07:00', 'slot-unavailable'],
    ['2026-12-01T16:30:00-07:00', 'slot-unavailable'],
    ['2026-12-25T10:00:00-07:00', 'slot-unavailable'],
    ['2026-12-01T09:00:00-07:00', 0],
  ])('for %s is %s', (startsAt, result) => {
    expect(wish(new Date(startsAt))).toBe(result);
  });
});

describe('the drive', () => {
  const minutes = (lat: number, lng: number) =>
    travelMinutes(home, { lat, lng }, visitRules.travel);

  it('takes as long as the way is, within bounds', () => {
    expect(minutes(43.6, -116.2)).toBe(20);
    expect(minutes(44.1, -116.2)).toBe(52);
    expect(minutes(45.6, -116.2)).toBe(90);
    expect(travelMinutes(null, home, visitRules.travel)).toBe(45);
  });
});
