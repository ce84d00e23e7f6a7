import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CARE_ZONE,
  careStatus,
  formatTime,
  type CareStatus,
} from '~/src/domain/contact/care-hours';
import type { CareHours } from '~/src/domain/content/content';
import type { Locale } from '~/src/config/locales';
import { useLocale } from '~/src/features/locale';

const MINUTE_MS = 60_000;
// A Sunday, for the names of weekdays.
const SUNDAY_MS = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

const useStatus = (hours: readonly CareHours[]): { status: CareStatus; now: Date } | null => {
  const [found, setFound] = useState<{ status: CareStatus; now: Date } | null>(null);
  useEffect(() => {
    const read = (): void => {
      const now = new Date();
      const status = careStatus(hours, now);
      setFound(status && { status, now });
    };
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return found;
};

const weekdayIn = (
  inDays: number,
  now: Date,
  { dateFormat }: Pick<Locale, 'dateFormat'>,
): string => {
  const zoned = new Intl.DateTimeFormat('en-US', {
    timeZone: CARE_ZONE,
    weekday: 'short',
  });
  const today = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(zoned.format(now));
  return new Intl.DateTimeFormat(dateFormat, { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY_MS + ((today + inDays) % 7) * DAY_MS,
  );
};

/**
 * Whether somebody answers right now. Until the browser's clock is read, and if there are no exact
 * hours, the line names the time zone of the hours, so nothing moves.
 */
export function CareStatusLine({ hours }: { readonly hours: readonly CareHours[] }) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const found = useStatus(hours);
  const say = (): string => {
    if (!found) return t('care.zone');
    const { status, now } = found;
    if (status.isOpen) {
      return t('care.openUntil', { time: formatTime(status.until, locale.dateFormat) });
    }
    const time = formatTime(status.opens, locale.dateFormat);
    if (status.inDays === 0) return t('care.opensToday', { time });
    if (status.inDays === 1) return t('care.opensTomorrow', { time });
    return t('care.opensOn', { time, day: weekdayIn(status.inDays, now, locale) });
  };
  return (
    <p className={found?.status.isOpen ? 'font-semibold text-positive' : 'font-semibold'}>
      {say()}
    </p>
  );
}
