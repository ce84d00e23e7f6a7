import type { Locale } from '~/src/config/locales';

/** The shop's time zone, also used for its care hours. */
const SHOP_ZONE = 'America/New_York';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day or a moment of ISO 8601 that exists. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * A date in the format of a locale, for example "October 14, 2026". Uses the shop's time zone
 * wherever the reader is, so that the build and every browser agree.
 */
export const formatDay = (date: string, locale: Pick<Locale, 'dateFormat'>): string =>
  new Intl.DateTimeFormat(locale.dateFormat, {
    dateStyle: 'long',
    timeZone: DAY.test(date) ? 'UTC' : SHOP_ZONE,
  }).format(new Date(date));
