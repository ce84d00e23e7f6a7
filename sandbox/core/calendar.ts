const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An interval: a number of days, weeks, months or years. */
export interface Interval {
  readonly unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly count: number;
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
  });
  formats.set(timeZone, format);
  return format;
}

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a valid date, such as `2026-12-05`; February 30 is not. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const ms = utc(text);
  return !Number.isNaN(ms) && toDate(ms) === text;
}

/** The date of an instant in a time zone, such as `2026-12-05`. */
export const dateIn = (instant: Date, timeZone: string): string =>
  formatOf(timeZone).format(instant);

/** The first minute of a day in a time zone. */
export function startOfDay(date: string, timeZone: string): Date {
  // No zone is more than 26 hours from another; an instant's local date never goes back by more
  // than an hour.
  let before = utc(date) - 2 * DAY_MS;
  let after = utc(date) + 2 * DAY_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dateIn(new Date(middle), timeZone) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Adds days, or subtracts them if negative. */
export const addDays = (date: string, days: number): string => toDate(utc(date) + days * DAY_MS);

/** The day of the month, from 1. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Adds months, keeping to `day` of the month (by default the date's own), or to the last day of a
 * shorter month.
 */
export function addMonths(date: string, months: number, day = dayOfMonth(date)): string {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(total / 12), total % 12];
  return toDate(Date.UTC(year, month, Math.min(day, daysInMonth(year, month))));
}

/**
 * Adds one interval. A monthly schedule keeps to its own `day` of the month: one of the 31st falls
 * on February 28, then on March 31.
 */
export function addInterval(date: string, { unit, count }: Interval, day?: number): string {
  switch (unit) {
    case 'DAY':
      return addDays(date, count);
    case 'WEEK':
      return addDays(date, count * 7);
    case 'MONTH':
      return addMonths(date, count, day);
    case 'YEAR':
      return addMonths(date, count * 12, day);
  }
}

/**
 * The first date of a schedule after `after`.
 * @param from any date of the schedule; may be the result
 */
export function nextOnSchedule(
  from: string,
  { interval, day }: { readonly interval: Interval; readonly day: number },
  after: string,
): string {
  let next = from;
  while (next <= after) next = addInterval(next, interval, day);
  return next;
}
