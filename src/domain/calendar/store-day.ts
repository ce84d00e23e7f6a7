import { clockIn } from './zoned-clock';

/** A whole day in a store's time zone, as ISO 8601 writes it: `2026-12-05`. */
export type StoreDay = string;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const toUtc = (day: StoreDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): StoreDay => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a calendar date; February 30 is not. */
export const isStoreDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const ms = toUtc(text);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
};

/** The date in a time zone at an instant. @param timeZone a name that `Intl` accepts */
export const dayIn = (timeZone: string, moment: Date): StoreDay => {
  const { year, month, day } = clockIn(timeZone, moment);
  return fromUtc(Date.UTC(year, month - 1, day));
};

/** Adds days, which may be negative. */
export const addDays = (day: StoreDay, days: number): StoreDay =>
  fromUtc(toUtc(day) + days * DAY_MS);

/**
 * Adds months, which may be negative; a day that the month lacks becomes its last, so January 31 is followed by
 * February 28.
 * @param dayOfMonth the day that the result keeps to; by default the date's own
 */
export const addMonths = (day: StoreDay, months: number, dayOfMonth?: number): StoreDay => {
  const date = new Date(toUtc(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month, Math.min(dayOfMonth ?? date.getUTCDate(), last)));
};

/** How many days later `to` is than `from`; negative if it is earlier. */
export const daysBetween = (from: StoreDay, to: StoreDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
