import type { DeliveryTerms } from '~/src/config/delivery';

/** The first and last day on which a parcel may arrive, each at midnight UTC of that day. */
export interface DeliveryWindow {
  readonly from: Date;
  readonly to: Date;
}

interface LocalTime {
  readonly day: Date;
  readonly hour: number;
}

const localTime = (now: Date, timeZone: string): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(each => each.type === type)?.value);
  return {
    day: new Date(Date.UTC(part('year'), part('month') - 1, part('day'))),
    hour: part('hour'),
  };
};

const isBusinessDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0;

const daysLater = (day: Date, count: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count));

const businessDaysLater = (day: Date, count: number): Date => {
  if (count === 0) return day;
  const next = daysLater(day, 1);
  return businessDaysLater(next, isBusinessDay(next) ? count - 1 : count);
};

/**
 * When an order placed at `now` arrives. What is ordered after the cutoff, or on a weekend, counts as
 * the next business day's. Public holidays are not known here: a window that spans one is a day early.
 */
export const estimateDelivery = (now: Date, terms: DeliveryTerms): DeliveryWindow => {
  const { day, hour } = localTime(now, terms.timeZone);
  const isInTime = isBusinessDay(day) && hour < terms.cutoffHour;
  const taken = isInTime ? day : businessDaysLater(day, 1);
  const leaves = businessDaysLater(taken, terms.handlingDays);
  return {
    from: businessDaysLater(leaves, terms.transitDays.min),
    to: businessDaysLater(leaves, terms.transitDays.max),
  };
};

/** The same in business days from the order, which does not age. */
export const deliveryDays = ({
  handlingDays,
  transitDays,
}: DeliveryTerms): { readonly min: number; readonly max: number } => ({
  min: handlingDays + transitDays.min,
  max: handlingDays + transitDays.max,
});
