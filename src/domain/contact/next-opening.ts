import { CARE_ZONE, formatTime } from './care-hours';
import { clockIn, type ClockTime } from '../calendar/zoned-clock';

/** When customer care opens again, in the visitor's time zone. */
export interface NextOpening {
  readonly day: 'today' | 'tomorrow' | 'later';
  /** Name of the weekday. */
  readonly weekday: string;
  /** Such as "5 am". */
  readonly time: string;
  /** The same in care's time zone; null if the visitor's clock shows the same. */
  readonly careTime: string | null;
}

const DAY_MS = 86_400_000;
const MINUTES_AN_HOUR = 60;

const dayOf = ({ year, month, day }: ClockTime): number => Date.UTC(year, month - 1, day) / DAY_MS;

const timeOf = ({ minute }: ClockTime): string => {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / MINUTES_AN_HOUR))}:${twoDigits(minute % MINUTES_AN_HOUR)}`;
};

/** Words for a moment to come; `zone` is the visitor's time zone, `careZone` that of customer care. */
export const describeOpening = (
  at: Date,
  now: Date,
  {
    dateFormat,
    zone,
    careZone = CARE_ZONE,
  }: { readonly dateFormat: string; readonly zone: string; readonly careZone?: string },
): NextOpening => {
  const there = clockIn(zone, at);
  const days = dayOf(there) - dayOf(clockIn(zone, now));
  const time = formatTime(timeOf(there), dateFormat);
  const careTime = formatTime(timeOf(clockIn(careZone, at)), dateFormat);
  return {
    day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
    weekday: new Intl.DateTimeFormat(dateFormat, { weekday: 'long', timeZone: zone }).format(at),
    time,
    careTime: careTime === time ? null : careTime,
  };
};
