import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  instantsAt,
  lastInstantAt,
  wallTimeIn,
  weekdayOf,
  zonedText,
} from './wall-clock';

const at = (date: string, hour: number, minute: number, timeZone: string) =>
  instantsAt({ date, minute: hour * 60 + minute }, timeZone).map(each => each.toISOString());

describe('a time on the wall', () => {
  it('is one instant on most days', () => {
    expect(at('2026-12-05', 9, 30, 'America/Boise')).toEqual(['2026-12-05T16:30:00.000Z']);
    expect(at('2026-07-05', 9, 30, 'America/St_Johns')).toEqual(['2026-07-05T12:00:00.000Z']);
  });

  it('is none when the clock goes forward over it', () => {
    expect(at('2027-03-14', 2, 30, 'America/New_York')).toEqual([]);
    expect(at('2027-03-14', 3, 0, 'America/New_York')).toEqual(['2027-03-14T07:00:00.000Z']);
    expect(at('2027-03-14', 2, 30, 'America/Phoenix')).toHaveLength(1);
  });

  it('is two when the clock goes back over it', () => {
    expect(at('2026-11-01', 1, 30, 'America/New_York')).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ]);
    expect(at('2026-11-01', 2, 0, 'America/New_York')).toHaveLength(1);
  });

  it('is midnight as minute 0 of the new day', () => {
    expect(wallTimeIn(new Date('2026-12-05T07:00:00Z'), 'America/Boise')).toEqual({
      date: '2026-12-05',
      minute: 0,
    });
  });
});

it('the last instant of a time is the second of two, or as late as if none were skipped', () => {
  const last = (date: string, minute: number) =>
    lastInstantAt({ date, minute }, 'America/New_York').toISOString();
  expect(last('2026-11-01', 90)).toBe('2026-11-01T06:30:00.000Z');
  expect(last('2027-03-14', 150)).toBe('2027-03-14T07:30:00.000Z');
  expect(last('2027-03-15', 150)).toBe('2027-03-15T06:30:00.000Z');
});

describe('an instant in a time zone', () => {
  it.each([
    ['America/Boise', '2026-12-05T09:30:00-07:00'],
    ['America/St_Johns', '2026-12-05T13:00:00-03:30'],
    ['Australia/Lord_Howe', '2026-12-06T03:30:00+11:00'],
    ['UTC', '2026-12-05T16:30:00+00:00'],
  ])('in %s is written %s', (timeZone, text) => {
    const instant = new Date('2026-12-05T16:30:00Z');
    expect(zonedText(instant, timeZone)).toBe(text);
    expect(Date.parse(text)).toBe(instant.getTime());
  });
});

it('days are counted over a change of the clock and of the year', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
  expect(weekdayOf('2026-11-29')).toBe(0);
});
