/** A day of the calendar, without time or zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

/** The day of a year on which a holiday falls. */
export type HolidayRule = (year: number) => Pick<CalendarDay, 'month' | 'day'>;

export const MONDAY = 1;
export const THURSDAY = 4;

const WEEK = 7;

const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The same date every year. */
export const fixedDate =
  (month: number, day: number): HolidayRule =>
  () => ({ month, day });

/** The first, second … of a weekday in a month. */
export const nthWeekday =
  (place: number, weekday: number, month: number): HolidayRule =>
  year => {
    const first = (WEEK + weekday - weekdayOf(year, month, 1)) % WEEK;
    return { month, day: 1 + first + (place - 1) * WEEK };
  };

/** The last Monday on or before a day of a month. */
export const mondayUpTo =
  (month: number, day: number): HolidayRule =>
  year => ({ month, day: day - ((WEEK + weekdayOf(year, month, day) - MONDAY) % WEEK) });
