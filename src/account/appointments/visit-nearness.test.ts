import { describe, expect, it } from 'vitest';
import { isAfterContact, isReminderAhead } from './visit-nearness';

const visit = (day: string, time = '09:00') => ({
  startsAt: `${day}T${time}:00-07:00`,
  dealer: { timeZone: 'America/Boise' },
});

describe('the two business days for contact', () => {
  it.each([
    ['from a Sunday are Monday and Tuesday', '2026-11-29', '2026-12-01', '2026-12-02'],
    ['from a Monday are Tuesday and Wednesday', '2026-11-30', '2026-12-02', '2026-12-03'],
    ['from a Thursday leave out the weekend', '2026-12-03', '2026-12-07', '2026-12-08'],
    ['before Thanksgiving leave it out', '2026-11-25', '2026-11-30', '2026-12-01'],
  ])('%s', (_, today, last, after) => {
    const now = new Date(`${today}T16:00:00Z`);
    expect(isAfterContact(visit(last), now)).toBe(false);
    expect(isAfterContact(visit(after), now)).toBe(true);
  });

  it('are counted by the dealer’s clock', () => {
    const now = new Date('2026-12-01T03:00:00Z');
    expect(isAfterContact(visit('2026-12-03'), now)).toBe(true);
  });
});

describe('a reminder the day before', () => {
  it.each([
    ['today', '2026-11-29', false],
    ['tomorrow', '2026-11-30', false],
    ['the day after tomorrow', '2026-12-01', true],
  ])('is ahead of a visit %s: %s', (_, day, isAhead) => {
    expect(isReminderAhead(visit(day, '17:00'), new Date('2026-11-29T15:00:00Z'))).toBe(isAhead);
  });
});
