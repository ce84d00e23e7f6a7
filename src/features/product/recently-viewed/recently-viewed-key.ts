import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';

/** Titles and prices belong to a locale, so each locale has its own list. */
export const recentlyViewedKey = (brand: Pick<Brand, 'id'>, locale: Pick<Locale, 'id'>): string =>
  `recently_seen_${brand.id}_${locale.id}`;
