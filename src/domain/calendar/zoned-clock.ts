import type { CalendarDay } from './holidays';

/** What a clock shows: the day, and the minute of the day. */
export interface ClockTime extends CalendarDay {
  readonly minute: number;
}

const MINUTES_AN_HOUR = 60;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
};

/** What a clock of that time zone shows at a moment. */
export const clockIn = (timeZone: string, moment: Date): ClockTime => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(each => each.type === type)?.value ?? 0);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minute: part('hour') * MINUTES_AN_HOUR + part('minute'),
  };
};

/** A clock's time in milliseconds, as if the clock stood in UTC. */
export const asUtc = ({ year, month, day, minute }: ClockTime): number =>
  Date.UTC(year, month - 1, day) + minute * MINUTE_MS;

/** The instant at which the clock shows a time, using that instant's UTC offset. */
export const momentOf = (timeZone: string, time: ClockTime): Date => {
  const wanted = asUtc(time);
  const differenceAt = (moment: number): number =>
    asUtc(clockIn(timeZone, new Date(moment))) - moment;
  const near = wanted - differenceAt(wanted);
  return new Date(wanted - differenceAt(near));
};
