import type { DeliveryTerms } from '~/src/config/delivery';
import type { CountryCode } from '~/src/config/locales';
import { clockIn } from '~/src/domain/calendar/zoned-clock';
import { isDeliveryHoliday } from './delivery-holidays';

/** The first and last day on which a parcel may arrive, each at midnight UTC of that day. */
export interface DeliveryWindow {
  readonly from: Date;
  readonly to: Date;
}

const MINUTES_AN_HOUR = 60;

const daysLater = (day: Date, count: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count));

/**
 * When an order placed at `now` arrives. What is ordered after the cutoff, on a weekend or on a public
 * holiday of the country counts as the next business day's.
 */
export const estimateDelivery = (
  now: Date,
  terms: DeliveryTerms,
  country: CountryCode,
): DeliveryWindow => {
  const isBusinessDay = (day: Date): boolean =>
    day.getUTCDay() % 6 !== 0 && !isDeliveryHoliday(country, day);
  const businessDaysLater = (day: Date, count: number): Date => {
    if (count === 0) return day;
    const next = daysLater(day, 1);
    return businessDaysLater(next, isBusinessDay(next) ? count - 1 : count);
  };
  const clock = clockIn(terms.timeZone, now);
  const day = new Date(Date.UTC(clock.year, clock.month - 1, clock.day));
  const isInTime = isBusinessDay(day) && clock.minute < terms.cutoffHour * MINUTES_AN_HOUR;
  const taken = isInTime ? day : businessDaysLater(day, 1);
  const leaves = businessDaysLater(taken, terms.handlingDays);
  return {
    from: businessDaysLater(leaves, terms.transitDays.min),
    to: businessDaysLater(leaves, terms.transitDays.max),
  };
};
