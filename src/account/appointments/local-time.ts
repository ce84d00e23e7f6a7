import { asUtc, clockIn } from '~/src/domain/calendar/zoned-clock';

const UTC = 'Z';
const OFFSET = /[+-]\d{2}:\d{2}$/;

/**
 * The local time of an instant, as a date to be read or formatted in UTC. The offset with which the
 * sender wrote the instant counts: a browser's time zone rules can be older or newer than the
 * sender's. Only an instant in UTC is converted by the browser's rules.
 * @param instant ISO 8601 with an offset, such as `2026-12-01T09:00:00-08:00`
 * @param timeZone a name that `Intl` accepts
 */
export const localTime = (instant: string, timeZone: string): Date => {
  if (OFFSET.test(instant)) return new Date(instant.replace(OFFSET, UTC));
  return new Date(asUtc(clockIn(timeZone, new Date(instant))));
};

/** Whether two instants are the same, however each is written. */
export const isSameInstant = (one: string, other: string): boolean =>
  Date.parse(one) === Date.parse(other);
