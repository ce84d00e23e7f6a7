import type { Locale } from '~/src/config/locales';
import { formatDay } from '~/src/domain/content/article-date';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dateFormat } from './date-format';

/** A date that never breaks between month and day. */
export const keepTogether = (date: string): string =>
  date
    .replace(/(\p{L}\.?) (?=\d{1,2}(?!\d))/gu, '$1\u00a0')
    .replace(/(^|\D)(\d{1,2}\.?) (?=\p{L})/gu, '$1$2\u00a0');

/** Such as "October 14, 2026", which may only break before the year. */
export const shownDay = (date: string, locale: Pick<Locale, 'dateFormat'>): string =>
  keepTogether(formatDay(date, locale));

/** Such as "Oct 14, 2026", for lists. */
export const shortDay = (date: string, locale: Pick<Locale, 'dateFormat' | 'store'>): string =>
  keepTogether(
    dateFormat(locale.dateFormat, {
      dateStyle: 'medium',
      timeZone: STORE_TIME_ZONES[locale.store],
    }).format(new Date(date)),
  );
