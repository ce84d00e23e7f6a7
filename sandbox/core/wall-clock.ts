import { addDays } from './calendar';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** What a clock on the wall shows. */
export interface WallTime {
  /** For example `2026-12-05`. */
  readonly date: string;
  /** Minute of the day, from 0. */
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const utcOf = ({ date, minute }: WallTime): number =>
  Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;

/** A minute of the day as `09:30`. */
export const clockText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / MINUTES_AN_HOUR))}:${twoDigits(minute % MINUTES_AN_HOUR)}`;

/** What the clock of a time zone shows at an instant. */
export function wallTimeIn(instant: Date, timeZone: string): WallTime {
  // "2026-12-05, 09:30"
  const text = formatOf(timeZone).format(instant);
  const [hour, minute] = [Number(text.slice(-5, -3)), Number(text.slice(-2))];
  return { date: text.slice(0, 10), minute: hour * MINUTES_AN_HOUR + minute };
}

/** How many minutes the clock of a time zone is ahead of UTC at an instant. */
export function offsetAt(instant: Date, timeZone: string): number {
  const shown = utcOf(wallTimeIn(instant, timeZone));
  return Math.round((shown - instant.getTime()) / MINUTE_MS);
}

/**
 * The instants at which the clock of a time zone shows a time, earliest first: none for one that is skipped when
 * the clock goes forward, two for one that is repeated when it goes back.
 */
export function instantsAt(wall: WallTime, timeZone: string): readonly Date[] {
  const shown = utcOf(wall);
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map(at =>
    offsetAt(new Date(at), timeZone),
  );
  const offsets = before === after ? [before] : [before, after];
  return offsets
    .flatMap(offset => (offset === undefined ? [] : new Date(shown - offset * MINUTE_MS)))
    .filter(instant => utcOf(wallTimeIn(instant, timeZone)) === shown)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** The last instant at which the clock shows a time; a skipped time counts as if the clock had not gone forward. */
export function lastInstantAt(wall: WallTime, timeZone: string): Date {
  const shown = utcOf(wall);
  const before = offsetAt(new Date(shown - DAY_MS), timeZone);
  return instantsAt(wall, timeZone).at(-1) ?? new Date(shown - before * MINUTE_MS);
}

/** An instant as ISO 8601 by the clock of a time zone, for example `2026-12-05T09:30:00-07:00`. */
export function zonedText(instant: Date, timeZone: string): string {
  const { date, minute } = wallTimeIn(instant, timeZone);
  const offset = offsetAt(instant, timeZone);
  const sign = offset < 0 ? '-' : '+';
  return `${date}T${clockText(minute)}:00${sign}${clockText(Math.abs(offset))}`;
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day of the week, from 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
