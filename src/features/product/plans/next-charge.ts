import type { CalendarDay } from '~/src/domain/calendar/holidays';
import type { DeliveryInterval } from '~/src/domain/commerce/product';

/** The calendar date in the browser's time zone. */
export const dayOf = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Midnight UTC of the day, for `Intl` with `timeZone: 'UTC'`. */
export const toUtc = ({ year, month, day }: CalendarDay): Date =>
  new Date(Date.UTC(year, month - 1, day));

const fromUtc = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The day of the next charge for something charged today. Months and years keep the day of the
 * month; one that the month lacks becomes its last, so January 31 is followed by February 28.
 */
export const nextCharge = (today: CalendarDay, { count, unit }: DeliveryInterval): CalendarDay => {
  if (unit === 'day' || unit === 'week') {
    const days = unit === 'week' ? count * 7 : count;
    return fromUtc(toUtc({ ...today, day: today.day + days }));
  }
  const months = today.month - 1 + (unit === 'year' ? count * 12 : count);
  const year = today.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return { year, month, day: Math.min(today.day, daysIn(year, month)) };
};
