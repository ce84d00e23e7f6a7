import { describe, expect, it } from 'vitest';
import { dealers } from '../dealers';
import { scheduledDealers, scheduleOf, timeZoneOf, visitRules } from '.';

const dealer = (id: string) => {
  const found = dealers.find(each => each.id === id);
  if (!found) throw new Error(`There is no dealer "${id}".`);
  return found;
};

describe('the schedules of dealers', () => {
  it('name dealers that exist', () => {
    expect(scheduledDealers.length).toBeGreaterThan(0);
    for (const id of scheduledDealers) expect(dealer(id).id).toBe(id);
  });

  it('leave room for a visit on five days or more, to everybody', () => {
    for (const each of dealers) {
      const { hours, fitters, kinds } = scheduleOf(each);
      expect(hours).toHaveLength(7);
      const days = hours.flatMap(day => day ?? []);
      expect(days.length).toBeGreaterThanOrEqual(5);
      for (const { open, close } of days) {
        expect(close - open).toBeGreaterThanOrEqual(visitRules.visitMinutes);
      }
      expect(fitters).toBeGreaterThanOrEqual(1);
      expect(kinds.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('offer both kinds of visit at the dealers of the company, and at some others', () => {
    expect(scheduleOf(dealer('lf-86001')).kinds).toEqual(['in-home', 'virtual']);
    expect(scheduleOf(dealer('lf-83702'))).toMatchObject({
      kinds: ['in-home', 'virtual'],
      fitters: 2,
    });
    expect(scheduleOf(dealer('lf-35203')).kinds).toEqual(['in-home']);
  });
});

describe('the time zones of dealers', () => {
  it('are known to the platform', () => {
    for (const each of dealers) {
      const timeZone = timeZoneOf(each);
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy();
    }
  });

  it.each([
    ['lf-83702', 'America/Boise'],
    ['lf-83814', 'America/Los_Angeles'],
    ['lf-32502', 'America/Chicago'],
    ['lf-33602', 'America/New_York'],
    ['lf-79901', 'America/Denver'],
    ['lf-86001', 'America/Phoenix'],
    ['lf-a1c1a6', 'America/St_Johns'],
    ['lf-s4p2c5', 'America/Regina'],
  ])('of %s is %s', (id, timeZone) => {
    expect(timeZoneOf(dealer(id))).toBe(timeZone);
  });
});
