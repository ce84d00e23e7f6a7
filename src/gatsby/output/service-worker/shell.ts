import type { Brand } from '~/src/config/brands';
import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';

/** Offline pages by locale, as files of the output. */
export const offlineFiles = (brand: Brand): readonly string[] =>
  localesOf(brand).map(locale => `${localizePath('/offline', locale, brand).slice(1)}/index.html`);

/**
 * What the worker fetches when it is installed, as files of the output. It stays small.
 * @param code scripts and sheets that kept pages may need and none of them has in its HTML
 */
export const shellFiles = (brand: Brand, code: readonly string[]): readonly string[] => [
  ...code,
  ...offlineFiles(brand),
  `fonts/${brand.id}/text.woff2`,
  `fonts/${brand.id}/display.woff2`,
  `brands/${brand.id}/logo.svg`,
  `brands/${brand.id}/logo-reverse.svg`,
  `brands/${brand.id}/favicon.svg`,
  'images/lost-dog.svg',
];
