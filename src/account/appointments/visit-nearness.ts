import { addDays, dayIn, daysBetween, type StoreDay } from '~/src/domain/calendar/store-day';
import { isCareHoliday } from '~/src/domain/contact/care-holidays';
import type { Appointment, SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { localTime } from './local-time';

/** When a consultation begins, and by whose clock. */
export interface VisitTime extends Pick<Appointment, 'startsAt'> {
  readonly dealer: Pick<SchedulerDealer, 'timeZone'>;
}

/** Within how many business days a dealer contacts the customer (spec account §9). */
const CONTACT_DAYS = 2;

const isBusinessDay = (day: StoreDay): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  return !isWeekend && !isCareHoliday({ year, month, day: date });
};

const businessDaysLater = (day: StoreDay, count: number): StoreDay => {
  if (count === 0) return day;
  const next = addDays(day, 1);
  return businessDaysLater(next, isBusinessDay(next) ? count - 1 : count);
};

const daysOf = ({ startsAt, dealer: { timeZone } }: VisitTime, now: Date) => ({
  today: dayIn(timeZone, now),
  visitDay: dayIn('UTC', localTime(startsAt, timeZone)),
});

/** Whether the days within which the dealer makes contact are over before the day of the visit. */
export const isAfterContact = (visit: VisitTime, now: Date): boolean => {
  const { today, visitDay } = daysOf(visit, now);
  return visitDay > businessDaysLater(today, CONTACT_DAYS);
};

/** Whether a reminder the day before is still ahead: not for today, nor for tomorrow. */
export const isReminderAhead = (visit: VisitTime, now: Date): boolean => {
  const { today, visitDay } = daysOf(visit, now);
  return daysBetween(today, visitDay) > 1;
};
