import type { Locale } from '~/src/config/locales';

/** A mean rating as a reader of that locale writes it, such as "4.7", or "4,7" in Europe. */
export const formatRating = (
  rating: number,
  { dateFormat }: Pick<Locale, 'dateFormat'>,
  decimals = 0,
): string => rating.toLocaleString(dateFormat, { minimumFractionDigits: decimals });
