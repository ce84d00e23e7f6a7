import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const event = {
  uid: 'a@larkfield.example',
  startsAt: new Date('2027-03-15T15:00:00Z'),
  endsAt: new Date('2027-03-15T16:00:00Z'),
  updatedAt: new Date('2026-11-23T09:00:00.123Z'),
  sequence: 2,
  isCancelled: false,
  summary: 'In-home visit, Larkfield of Boise',
  description: 'Bring the leash;\nC:\\dogs',
  location: '418 Larch Street, 83702',
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has the event with its times in UTC, and escaped texts', () => {
    expect(unfolded(calendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Larkfield//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a@larkfield.example',
      'DTSTAMP:20261123T090000Z',
      'DTSTART:20270315T150000Z',
      'DTEND:20270315T160000Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'SUMMARY:In-home visit\\, Larkfield of Boise',
      'DESCRIPTION:Bring the leash\\;\\nC:\\\\dogs',
      'LOCATION:418 Larch Street\\, 83702',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says that an event is cancelled', () => {
    expect(calendarFile({ ...event, isCancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('has lines of 75 octets at most, and tears no character', () => {
    const description = 'Chien “Éclair” 🐕, '.repeat(30);
    const file = calendarFile({ ...event, description });
    const lines = file.split('\r\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
