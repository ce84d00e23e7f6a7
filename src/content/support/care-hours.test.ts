import { describe, expect, it } from 'vitest';
import { careStatus, formatTime } from './care-hours';

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
    expect(at(moment)).toEqual(expected);
  });

  it.each([
    ['2026-07-15T19:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 1 }],
    ['2026-07-18T09:30:00-04:00', { isOpen: false, opens: '10:00', inDays: 0 }],
    ['2026-07-18T13:59:00-04:00', { isOpen: true, until: '14:00' }],
    ['2026-07-18T14:00:00-04:00', { isOpen: false, opens: '08:00', inDays: 2 }],
  ])('at %s, with the other hours of the specification', (moment, expected) => {
    const early = { ...week, open: { ...week.open, closes: '19:00' } };
    const short = { ...saturday, open: { weekdays: [6], opens: '10:00', closes: '14:00' } };
    expect(careStatus([early, short], new Date(moment))).toEqual(expected);
  });

  it('returns null if the hours are text only', () => {
    expect(careStatus([{ ...week, open: null }], new Date())).toBeNull();
    expect(careStatus([], new Date())).toBeNull();
  });
});

describe('formatTime', () => {
  it.each([
    ['20:00', 'en-us', '8 pm'],
    ['08:30', 'en-us', '8:30 am'],
    ['20:00', 'en-ca', '8 pm'],
    ['20:00', 'de-de', '20 Uhr'],
  ])('formats %s in %s as %s', (time, format, words) => {
    expect(formatTime(time, format)).toBe(words);
  });
});
