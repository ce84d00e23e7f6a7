/** A calendar day of the care clock. */
export interface CalendarDay {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

type Rule = (year: number) => Pick<CalendarDay, 'month' | 'day'>;

const WEEK = 7;
const MONDAY = 1;
const THURSDAY = 4;

const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

const on =
  (month: number, day: number): Rule =>
  () => ({ month, day });

/** The first, second … of a weekday in a month. */
const nth =
  (place: number, weekday: number, month: number): Rule =>
  year => {
    const first = (WEEK + weekday - weekdayOf(year, month, 1)) % WEEK;
    return { month, day: 1 + first + (place - 1) * WEEK };
  };

const lastMonday =
  (month: number): Rule =>
  year => {
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const back = (WEEK + weekdayOf(year, month, lastDay) - MONDAY) % WEEK;
    return { month, day: lastDay - back };
  };

// Customer care is one team for all stores, in the United States.
const RULES: readonly Rule[] = [
  on(1, 1),
  lastMonday(5),
  on(7, 4),
  nth(1, MONDAY, 9),
  nth(4, THURSDAY, 11),
  on(12, 25),
];

/**
 * Whether customer care is closed all day: New Year’s Day, Memorial Day, Independence Day, Labor
 * Day, Thanksgiving and Christmas.
 */
export const isCareHoliday = ({ year, month, day }: CalendarDay): boolean =>
  RULES.some(rule => {
    const holiday = rule(year);
    return holiday.month === month && holiday.day === day;
  });
