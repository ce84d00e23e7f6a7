import type { Locale } from '~/src/config/locales';

/** The shop's own clock, the one its care hours are told in. */
const SHOP_ZONE = 'America/New_York';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day or a moment of ISO 8601 that exists. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * A day as a reader of that locale writes it, for example "October 14, 2026". A moment is told on the
 * shop's own clock wherever the reader is, so that the build and every browser say the same.
 */
export const formatDay = (date: string, locale: Pick<Locale, 'dateFormat'>): string =>
  new Intl.DateTimeFormat(locale.dateFormat, {
    dateStyle: 'long',
    timeZone: DAY.test(date) ? 'UTC' : SHOP_ZONE,
  }).format(new Date(date));
