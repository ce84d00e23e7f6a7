import type { Brand } from '~/src/config/brands';
import type { Locale } from '~/src/config/locales';

/** Titles and prices belong to a locale, so each has a list of its own. */
export const recentlyViewedKey = (brand: Pick<Brand, 'id'>, locale: Pick<Locale, 'id'>): string =>
  `recently_seen_${brand.id}_${locale.id}`;
