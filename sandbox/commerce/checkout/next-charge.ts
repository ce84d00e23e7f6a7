import type { SubscriptionRecord } from './order-model';

const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The ISO date one interval after `from`; a day that a month lacks becomes its last. */
export function nextChargeDate(
  from: Date,
  { unit, count }: SubscriptionRecord['interval'],
): string {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth();
  const day = from.getUTCDate();
  if (unit === 'DAY' || unit === 'WEEK') {
    const days = unit === 'WEEK' ? count * 7 : count;
    return new Date(Date.UTC(year, month, day + days)).toISOString().slice(0, 10);
  }
  const months = month + (unit === 'YEAR' ? count * 12 : count);
  const lastDay = daysInMonth(year, months);
  return new Date(Date.UTC(year, months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
