import type { CountryCode } from '~/src/config/locales';
import {
  mondayUpTo,
  MONDAY,
  nthWeekday,
  fixedDate,
  THURSDAY,
  type HolidayRule,
} from '~/src/domain/calendar/holidays';

const SATURDAY = 6;
const SUNDAY = 0;

/** Two days before Easter Sunday (the Meeus/Jones/Butcher algorithm). */
const goodFriday: HolidayRule = year => {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const friday = new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 - 2));
  return { month: friday.getUTCMonth() + 1, day: friday.getUTCDate() };
};

interface Holidays {
  readonly rules: readonly HolidayRule[];
  /** Whether a holiday on a Saturday is observed the day before; otherwise on the next working day. */
  readonly isSaturdayEarly: boolean;
}

const HOLIDAYS: Partial<Readonly<Record<CountryCode, Holidays>>> = {
  US: {
    isSaturdayEarly: true,
    rules: [
      fixedDate(1, 1),
      nthWeekday(3, MONDAY, 1),
      nthWeekday(3, MONDAY, 2),
      mondayUpTo(5, 31),
      fixedDate(6, 19),
      fixedDate(7, 4),
      nthWeekday(1, MONDAY, 9),
      nthWeekday(2, MONDAY, 10),
      fixedDate(11, 11),
      nthWeekday(4, THURSDAY, 11),
      fixedDate(12, 25),
    ],
  },
  CA: {
    isSaturdayEarly: false,
    rules: [
      fixedDate(1, 1),
      goodFriday,
      mondayUpTo(5, 24),
      fixedDate(7, 1),
      nthWeekday(1, MONDAY, 9),
      fixedDate(9, 30),
      nthWeekday(2, MONDAY, 10),
      fixedDate(11, 11),
      fixedDate(12, 25),
      fixedDate(12, 26),
    ],
  },
};

/** The days off work in place of a year's holidays, each at midnight UTC, in milliseconds. */
const observed = ({ rules, isSaturdayEarly }: Holidays, year: number): ReadonlySet<number> => {
  const days = new Set<number>();
  for (const rule of rules) {
    const { month, day } = rule(year);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (isSaturdayEarly && date.getUTCDay() === SATURDAY) date.setUTCDate(date.getUTCDate() - 1);
    while ([SATURDAY, SUNDAY].includes(date.getUTCDay()) || days.has(date.getTime())) {
      date.setUTCDate(date.getUTCDate() + 1);
    }
    days.add(date.getTime());
  }
  return days;
};

/**
 * Whether no parcels move on a day, given as midnight UTC: the federal holidays of the United States,
 * or the statutory ones of Canada, on the day on which they are observed.
 */
export const isDeliveryHoliday = (country: CountryCode, day: Date): boolean => {
  const holidays = HOLIDAYS[country];
  if (!holidays) return false;
  // The New Year's Day of the next year may be observed on December 31.
  const year = day.getUTCFullYear();
  return [year, year + 1].some(each => observed(holidays, each).has(day.getTime()));
};
