import { addDays } from '../core/calendar';
import { weekdayOf } from '../core/wall-clock';

/** The day of a year on which a holiday is. */
type HolidayRule = (year: number) => string;

const MONDAY = 1;
const THURSDAY = 4;
const DAYS_A_WEEK = 7;

const dateOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The same date every year. */
const on =
  (month: number, day: number): HolidayRule =>
  year =>
    dateOf(year, month, day);

/** The first of a weekday on a date or after it. */
const from =
  (weekday: number, month: number, day: number): HolidayRule =>
  year => {
    const date = dateOf(year, month, day);
    return addDays(date, (DAYS_A_WEEK + weekday - weekdayOf(date)) % DAYS_A_WEEK);
  };

/** The Friday before Easter Sunday, which the Gregorian computus gives. */
const goodFriday: HolidayRule = year => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % DAYS_A_WEEK;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - DAYS_A_WEEK * late + 114;
  return addDays(dateOf(year, Math.floor(sum / 31), (sum % 31) + 1), -2);
};

const NEW_YEAR = on(1, 1);
const LABOR_DAY = from(MONDAY, 9, 1);
const CHRISTMAS = on(12, 25);

const HOLIDAYS: Readonly<Record<'US' | 'CA', readonly HolidayRule[]>> = {
  US: [
    NEW_YEAR,
    // Memorial Day
    from(MONDAY, 5, 25),
    // Independence Day
    on(7, 4),
    LABOR_DAY,
    // Thanksgiving
    from(THURSDAY, 11, 22),
    CHRISTMAS,
  ],
  CA: [
    NEW_YEAR,
    goodFriday,
    // Victoria Day
    from(MONDAY, 5, 18),
    // Canada Day
    on(7, 1),
    LABOR_DAY,
    // Thanksgiving
    from(MONDAY, 10, 8),
    CHRISTMAS,
    // Boxing Day
    on(12, 26),
  ],
};

/** Whether the dealers of a country are closed on a day. */
export const isHoliday = (date: string, country: 'US' | 'CA'): boolean =>
  HOLIDAYS[country].some(rule => rule(Number(date.slice(0, 4))) === date);
