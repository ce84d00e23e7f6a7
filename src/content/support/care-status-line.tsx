import { useTranslation } from 'react-i18next';
import { careZoneOf, formatTime, type CareStatus } from '~/src/domain/contact/care-hours';
import { describeOpening } from '~/src/domain/contact/next-opening';
import type { CareHours } from '~/src/domain/content/content';
import { useLocale } from '~/src/features/locale';

const DAYS = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensOn' } as const;

/** Outside North America, times are shown in the visitor's time zone. */
const onOwnClock = (
  status: CareStatus,
  dateFormat: string,
): { readonly key: 'openUntil' | (typeof DAYS)[keyof typeof DAYS]; time: string; day: string } => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { day, weekday, time } = describeOpening(status.at, new Date(), { dateFormat, zone });
  return { key: status.isOpen ? 'openUntil' : DAYS[day], time, day: weekday };
};

interface CareStatusLineProps {
  readonly hours: readonly CareHours[];
  /** From `useCareStatus`. */
  readonly status: CareStatus | null;
}

/**
 * Whether customer care is open right now. Until the browser's clock has been read, or if there are
 * no exact hours, the line shows the time zone of the hours instead, so that nothing moves.
 */
export function CareStatusLine({ hours, status }: CareStatusLineProps) {
  const { t } = useTranslation('support');
  const { dateFormat, shopifyCountry } = useLocale().locale;
  const say = (): string => {
    if (!status) return t('care.zone');
    if (process.env.SELLS_ABROAD !== 'no' && shopifyCountry !== 'US' && shopifyCountry !== 'CA') {
      const { key, ...words } = onOwnClock(status, dateFormat);
      return t(`care.${key}`, words);
    }
    if (status.isOpen) return t('care.openUntil', { time: formatTime(status.until, dateFormat) });
    const time = formatTime(status.opens, dateFormat);
    if (status.inDays === 0) return t('care.opensToday', { time });
    if (status.inDays === 1) return t('care.opensTomorrow', { time });
    const weekday = new Intl.DateTimeFormat(dateFormat, {
      weekday: 'long',
      timeZone: careZoneOf(hours),
    });
    return t('care.opensOn', { time, day: weekday.format(status.at) });
  };
  return (
    <p className={status?.isOpen ? 'font-semibold text-positive' : 'font-semibold'}>{say()}</p>
  );
}
