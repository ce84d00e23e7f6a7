import type { CareHours } from '~/src/domain/content/content';

/** The time zone of care hours: Eastern Time (spec storefront §1). */
export const CARE_ZONE = 'America/New_York';

const DAYS = 7;
const MINUTES_AN_HOUR = 60;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Whether somebody answers the phone, and when that changes; times are "HH:MM" on the care clock. */
export type CareStatus =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly opens: string; readonly inDays: number };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_AN_HOUR + minutes;
};

/** Weekday (0 is Sunday) and minute of the day on the care clock. */
const clockAt = (now: Date): { readonly weekday: number; readonly minute: number } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: CARE_ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find(each => each.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.findIndex(name => name === part('weekday')),
    minute: Number(part('hour')) * MINUTES_AN_HOUR + Number(part('minute')),
  };
};

/** The status for a caller at that moment; null if the hours are only given as text. */
export const careStatus = (hours: readonly CareHours[], now: Date): CareStatus | null => {
  const spans = hours.flatMap(({ open }) => open ?? []);
  const { weekday, minute } = clockAt(now);
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const day = (weekday + inDays) % DAYS;
    const today = spans
      .filter(({ weekdays }) => weekdays.includes(day))
      .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
    for (const { opens, closes } of today) {
      const isAhead = inDays > 0 || minute < minutesOf(opens);
      if (isAhead) return { isOpen: false, opens, inDays };
      if (minute < minutesOf(closes)) return { isOpen: true, until: closes };
    }
  }
  return null;
};

/** "20:00" as the page's readers write it, such as "8 pm" or "8:30 pm". */
export const formatTime = (time: string, dateFormat: string): string => {
  const minutes = minutesOf(time);
  const isWhole = minutes % MINUTES_AN_HOUR === 0;
  return new Intl.DateTimeFormat(dateFormat, {
    hour: 'numeric',
    ...(isWhole ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(minutes * 60_000)
    .replace(/\u202f|\u00a0/g, ' ')
    .replace(/\b([AP])\.?M\.?\b/i, (_, half: string) => `${half.toLowerCase()}m`)
    .replace(/([ap]m)\./, '$1');
};
