import type { Brand } from '~/src/config/brands/brand';
import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import { chunkFiles } from '~/src/gatsby/bundler/bundler-config';
import { PRECACHED_CHUNKS } from '~/src/gatsby/bundler/precached-chunks';

/**
 * The scripts of late parts that are cached from the first visit on, as files of the output, from
 * webpack's statistics.
 * @throws if a part has no script.
 */
export const precachedScripts = (stats: unknown): readonly string[] => {
  const files = chunkFiles(stats);
  const scripts = PRECACHED_CHUNKS.flatMap(part => {
    const own = files.get(part)?.filter(file => file.endsWith('.js')) ?? [];
    if (own.length === 0) throw new Error(`The build wrote no script for "${part}".`);
    return own;
  });
  return [...new Set(scripts)];
};

/** Offline pages by locale, as files of the output. */
export const offlineFiles = (brand: Brand): readonly string[] =>
  localesOf(brand).map(locale => `${localizePath('/offline', locale, brand).slice(1)}/index.html`);

/**
 * The files that the worker precaches, as files of the output. Keep it small.
 * @param code scripts and sheets that cached pages may need and do not have in their HTML
 */
export const precachedFiles = (brand: Brand, code: readonly string[]): readonly string[] => [
  ...code,
  ...offlineFiles(brand),
  `fonts/${brand.id}/text.woff2`,
  `fonts/${brand.id}/display.woff2`,
  `brands/${brand.id}/logo.svg`,
  `brands/${brand.id}/logo-reverse.svg`,
  `brands/${brand.id}/favicon.svg`,
  `brands/${brand.id}/lost.webp`,
];
