import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';

const KILOMETRES_PER_MILE = 1.609344;

/** Formats a distance in miles, in Canada with kilometers as well. */
export function useDistance(): (miles: number) => string {
  const { t } = useTranslation('dealers');
  const { locale } = useLocale();
  return miles => {
    const count = Math.round(miles);
    const words = miles < 1 ? t('row.near') : t('row.miles', { count });
    return locale.shopifyCountry === 'CA' && miles >= 1
      ? t('row.kilometres', { miles: words, kilometres: Math.round(miles * KILOMETRES_PER_MILE) })
      : words;
  };
}

/** Formats a calendar date (yyyy-mm-dd) with its weekday. */
export function useVisitDate(): (date: string) => string {
  const { locale } = useLocale();
  return date =>
    new Intl.DateTimeFormat(locale.dateFormat, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));
}
