import {
  mondayUpTo,
  MONDAY,
  nthWeekday,
  fixedDate,
  THURSDAY,
  type CalendarDay,
  type HolidayRule,
} from '../calendar/holidays';

// Customer care for all stores in North America is one team, in the United States.
const RULES: readonly HolidayRule[] = [
  fixedDate(1, 1),
  mondayUpTo(5, 31),
  fixedDate(7, 4),
  nthWeekday(1, MONDAY, 9),
  nthWeekday(4, THURSDAY, 11),
  fixedDate(12, 25),
];

/** Whether a team elsewhere is closed all day: it has its own holidays, and these two everywhere. */
export const isHolidayAbroad = ({ month, day }: CalendarDay): boolean =>
  (month === 1 && day === 1) || (month === 12 && day === 25);

/**
 * Whether customer care is closed all day: New Year’s Day, Memorial Day, Independence Day, Labor
 * Day, Thanksgiving and Christmas.
 */
export const isCareHoliday = ({ year, month, day }: CalendarDay): boolean =>
  RULES.some(rule => {
    const holiday = rule(year);
    return holiday.month === month && holiday.day === day;
  });
