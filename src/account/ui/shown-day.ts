import type { Locale } from '~/src/config/locales';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { isStoreDay } from '~/src/domain/calendar/store-day';
import { dateFormat } from './date-format';

/** A date that never breaks between month and day. */
export const keepTogether = (date: string): string =>
  date
    .replace(/(\p{L}\.?) (?=\d{1,2}(?!\d))/gu, '$1\u00a0')
    .replace(/(^|\D)(\d{1,2}\.?) (?=\p{L})/gu, '$1$2\u00a0');

type ShopLocale = Pick<Locale, 'dateFormat' | 'store'>;

/** A whole day as it is; a moment on its day in the store's time zone, wherever the browser is. */
const written = (
  date: string,
  { dateFormat: format, store }: ShopLocale,
  dateStyle: 'long' | 'medium',
): string => {
  const timeZone = isStoreDay(date) ? 'UTC' : STORE_TIME_ZONES[store];
  return keepTogether(dateFormat(format, { dateStyle, timeZone }).format(new Date(date)));
};

/** Such as "October 14, 2026", which may only break before the year. */
export const shownDay = (date: string, locale: ShopLocale): string => written(date, locale, 'long');

/** Such as "Oct 14, 2026", for lists. */
export const shortDay = (date: string, locale: ShopLocale): string =>
  written(date, locale, 'medium');
