import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../ui/date-format';
import { localTime } from './local-time';
import { useLocale } from '~/src/features/locale';
import type { StoreDay } from '~/src/domain/calendar/store-day';

/** Formats appointment times, always in the dealer's time zone. */
export interface AppointmentFormat {
  /** Such as "Tuesday, December 1, 2026". */
  readonly day: (startsAt: string, timeZone: string) => string;
  /** Such as "Tuesday, December 1". */
  readonly upcomingDay: (startsAt: string, timeZone: string) => string;
  /** Such as "Tuesday, December 1". */
  readonly weekday: (day: StoreDay) => string;
  /** Such as "Tue". */
  readonly shortWeekday: (day: StoreDay) => string;
  /** Such as "Dec 1". */
  readonly shortDay: (day: StoreDay) => string;
  /** Such as "9:00 AM". */
  readonly time: (startsAt: string, timeZone: string) => string;
  /** Such as "9:00 AM, Mountain Time". */
  readonly timeAndZone: (startsAt: string, timeZone: string) => string;
  /** Such as "Mountain Time". */
  readonly zone: (timeZone: string) => string;
  /** Such as "Tue, Dec 1, 9:00 AM". */
  readonly shortWhen: (startsAt: string, timeZone: string) => string;
  /** Such as "Tuesday, December 1, 2026 at 9:00 AM, Mountain Time". */
  readonly when: (startsAt: string, timeZone: string) => string;
}

const WITHOUT_YEAR = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const zoneName = (locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

export const useAppointmentFormat = (): AppointmentFormat => {
  const { t } = useTranslation('account-appointments');
  const { locale } = useLocale();
  return useMemo(() => {
    const written = (date: Date, options: Intl.DateTimeFormatOptions): string =>
      dateFormat(locale.dateFormat, { ...options, timeZone: 'UTC' }).format(date);
    const ofDay =
      (options: Intl.DateTimeFormatOptions) =>
      (day: StoreDay): string =>
        written(new Date(day), options);
    const day = (startsAt: string, timeZone: string): string =>
      written(localTime(startsAt, timeZone), { dateStyle: 'full' });
    const time = (startsAt: string, timeZone: string): string =>
      written(localTime(startsAt, timeZone), { timeStyle: 'short' });
    const zone = (timeZone: string): string => zoneName(locale.dateFormat, timeZone);
    return {
      day,
      time,
      zone,
      timeAndZone: (startsAt, timeZone) =>
        t('whenTime', { time: time(startsAt, timeZone), zone: zone(timeZone) }),
      upcomingDay: (startsAt, timeZone) => written(localTime(startsAt, timeZone), WITHOUT_YEAR),
      weekday: ofDay(WITHOUT_YEAR),
      shortWeekday: ofDay({ weekday: 'short' }),
      shortDay: ofDay({ month: 'short', day: 'numeric' }),
      shortWhen: (startsAt, timeZone) =>
        written(localTime(startsAt, timeZone), {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        }),
      when: (startsAt, timeZone) =>
        t('when', {
          day: day(startsAt, timeZone),
          time: time(startsAt, timeZone),
          zone: zone(timeZone),
        }),
    };
  }, [t, locale]);
};
