import { describe, expect, it } from 'vitest';
import { daysBetween } from '../core/wall-clock';
import { isHoliday } from './holidays';

const holidaysOf = (year: number, country: 'US' | 'CA') =>
  daysBetween(`${year}-01-01`, `${year}-12-31`)
    .filter(date => isHoliday(date, country))
    .map(date => date.slice(5));

describe('holidays', () => {
  it.each([
    [2026, ['01-01', '05-25', '07-04', '09-07', '11-26', '12-25']],
    [2027, ['01-01', '05-31', '07-04', '09-06', '11-25', '12-25']],
  ])('of the United States in %i', (year, days) => {
    expect(holidaysOf(year, 'US')).toEqual(days);
  });

  it.each([
    [2026, ['01-01', '04-03', '05-18', '07-01', '09-07', '10-12', '12-25', '12-26']],
    [2027, ['01-01', '03-26', '05-24', '07-01', '09-06', '10-11', '12-25', '12-26']],
  ])('of Canada in %i', (year, days) => {
    expect(holidaysOf(year, 'CA')).toEqual(days);
  });
});
