import type { Appointment } from './model';

const AHEAD_MS = 24 * 3_600_000;

/** Whether a reminder is due: from a day before, if the appointment was booked or moved earlier than that. */
export function isReminderDue(
  { cancelledAt, remindedAt, startsAt, updatedAt }: Appointment,
  now: Date,
): boolean {
  const start = Date.parse(startsAt);
  const isDay = now.getTime() >= start - AHEAD_MS && now.getTime() < start;
  const isNews = Date.parse(updatedAt) < start - AHEAD_MS;
  return cancelledAt === null && remindedAt === null && isDay && isNews;
}
