import { describe, expect, it } from 'vitest';
import type { CountryCode } from '~/src/config/locales';
import { isDeliveryHoliday } from './delivery-holidays';

const DAY_MS = 86_400_000;

/** The weekdays of a year on which no parcels move. */
const holidaysOf = (country: CountryCode, year: number): readonly string[] => {
  const first = Date.UTC(year, 0, 1);
  const days = Array.from({ length: 366 }, (_, at) => new Date(first + at * DAY_MS));
  return days
    .filter(day => day.getUTCFullYear() === year && isDeliveryHoliday(country, day))
    .map(day => day.toISOString().slice(5, 10));
};

describe('isDeliveryHoliday', () => {
  it('has the federal holidays of the United States, observed on weekdays', () => {
    // July 4, 2026 is a Saturday.
    expect(holidaysOf('US', 2026).join(' ')).toBe(
      '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
    );
    // July 4, 2027 is a Sunday; June 19, December 25 and January 1, 2028 are Saturdays.
    expect(holidaysOf('US', 2027).join(' ')).toBe(
      '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
    );
  });

  it('has the statutory holidays of Canada, observed on weekdays', () => {
    // December 26, 2026 is a Saturday.
    expect(holidaysOf('CA', 2026).join(' ')).toBe(
      '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28',
    );
    // December 25 and 26, 2027 are a weekend.
    expect(holidaysOf('CA', 2027).join(' ')).toBe(
      '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28',
    );
  });
});
