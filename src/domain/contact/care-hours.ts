import type { CareHours } from '../content/content';
import { isCareHoliday, isHolidayAbroad } from './care-holidays';
import { clockIn, momentOf } from '../calendar/zoned-clock';

/** The time zone of care hours unless they say another: Eastern Time (spec storefront §1). */
export const CARE_ZONE = 'America/New_York';

const WEEK = 7;
/** Days to look ahead for the next opening; holidays may close a few in a row. */
const LOOK_AHEAD_DAYS = 14;
const MINUTES_AN_HOUR = 60;

/** Whether customer care is open, and when that changes; times are "HH:MM" in its time zone. */
export type CareStatus =
  | {
      readonly isOpen: true;
      readonly until: string;
      /** The moment of it, for other clocks. */
      readonly at: Date;
    }
  | {
      readonly isOpen: false;
      readonly opens: string;
      readonly inDays: number;
      readonly at: Date;
    };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_AN_HOUR + minutes;
};

/** The time zone in which care hours are given. */
export const careZoneOf = (hours: readonly CareHours[]): string =>
  hours.find(({ open }) => open?.timeZone !== undefined)?.open?.timeZone ?? CARE_ZONE;

/** The status for a visitor at that moment; null if the hours are only given as text. */
export const careStatus = (hours: readonly CareHours[], now: Date): CareStatus | null => {
  const spans = hours.flatMap(({ open }) => open ?? []);
  const zone = careZoneOf(hours);
  const isClosedOn = zone === CARE_ZONE ? isCareHoliday : isHolidayAbroad;
  const today = clockIn(zone, now);
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + inDays));
    const day = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    const weekday = date.getUTCDay() % WEEK;
    const open = isClosedOn(day)
      ? []
      : spans
          .filter(({ weekdays }) => weekdays.includes(weekday))
          .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
    for (const { opens, closes } of open) {
      const isAhead = inDays > 0 || today.minute < minutesOf(opens);
      if (isAhead) {
        const at = momentOf(zone, { ...day, minute: minutesOf(opens) });
        return { isOpen: false, opens, inDays, at };
      }
      if (today.minute < minutesOf(closes)) {
        const at = momentOf(zone, { ...day, minute: minutesOf(closes) });
        return { isOpen: true, until: closes, at };
      }
    }
  }
  return null;
};

/** "20:00" as the page’s readers write it, such as "8 pm" or "8:30 pm", which stays on one line. */
export const formatTime = (time: string, dateFormat: string): string => {
  const minutes = minutesOf(time);
  const isWhole = minutes % MINUTES_AN_HOUR === 0;
  return new Intl.DateTimeFormat(dateFormat, {
    hour: 'numeric',
    ...(isWhole ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(minutes * 60_000)
    .replace(/\s/g, '\u00a0')
    .replace(/\b([AP])\.?M\.?\b/i, (_, half: string) => `${half.toLowerCase()}m`)
    .replace(/([ap]m)\./, '$1');
};
