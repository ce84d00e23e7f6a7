import { describe, expect, it } from 'vitest';
import { partOfDay, slotDays, slotWindow } from './slot-days';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

describe('free times', () => {
  it('are grouped by the day of the dealer’s clock, however they are written', () => {
    const slots = [
      slot('2026-12-01T16:00:00-07:00'),
      slot('2026-12-02T00:30:00Z'),
      slot('2026-12-02T09:00:00-07:00'),
    ];
    expect(slotDays({ timeZone: 'America/Boise', slots })).toEqual([
      { day: '2026-12-01', slots: slots.slice(0, 2) },
      { day: '2026-12-02', slots: slots.slice(2) },
    ]);
  });

  it('keep their days over both changes of the clock', () => {
    const slots = ['2027-03-14T08:00:00-06:00', '2026-11-01T08:00:00-07:00'].map(slot);
    expect(slotDays({ timeZone: 'America/Boise', slots }).map(({ day }) => day)).toEqual([
      '2027-03-14',
      '2026-11-01',
    ]);
  });

  it.each([
    ['2026-12-01T11:30:00-07:00', 'morning'],
    ['2026-12-01T12:00:00-07:00', 'afternoon'],
    ['2026-12-01T16:30:00-07:00', 'afternoon'],
    ['2026-12-01T17:00:00-07:00', 'evening'],
    ['2026-12-01T18:30:00Z', 'morning'],
  ])('at %s are in the %s', (startsAt, part) => {
    expect(partOfDay(startsAt, 'America/Boise')).toBe(part);
  });
});

it('offers two weeks at once, each day in one of them', () => {
  expect(slotWindow('2026-12-20', 0)).toEqual({ from: '2026-12-20', to: '2027-01-02' });
  expect(slotWindow('2026-12-20', 1)).toEqual({ from: '2027-01-03', to: '2027-01-16' });
});
