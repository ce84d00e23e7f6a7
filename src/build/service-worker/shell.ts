import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../site/brands';
import { localesOf } from '../../site/locales';
import { localizePath } from '../../site/paths';

const HASHED = /-[0-9a-f]{20}\.js$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const namesIn = (assets: unknown): readonly string[] =>
  Array.isArray(assets)
    ? assets.flatMap((asset: unknown) =>
        isRecord(asset) && typeof asset.name === 'string' ? [asset.name] : [],
      )
    : [];

/** The scripts that every page names, as the bundler wrote them down. */
const appScripts = async (output: string): Promise<readonly string[]> => {
  const stats: unknown = JSON.parse(await readFile(join(output, 'webpack.stats.json'), 'utf8'));
  const groups = isRecord(stats) ? stats.namedChunkGroups : null;
  const app = isRecord(groups) ? groups.app : null;
  const names = namesIn(isRecord(app) ? app.assets : null).filter(name => HASHED.test(name));
  if (names.length === 0) throw new Error('The bundler named no scripts of the app.');
  return names;
};

/** Offline pages by locale, as files of the output. */
export const offlineFiles = (brand: Brand): readonly string[] =>
  localesOf(brand).map(locale => `${localizePath('/offline', locale, brand).slice(1)}/index.html`);

/** What the worker fetches when it is installed, as files of the output. It stays small. */
export const shellFiles = async (output: string, brand: Brand): Promise<readonly string[]> => [
  ...(await appScripts(output)),
  ...offlineFiles(brand),
  `fonts/${brand.id}/text.woff2`,
  `fonts/${brand.id}/display.woff2`,
  `brands/${brand.id}/logo.svg`,
  `brands/${brand.id}/logo-reverse.svg`,
  `brands/${brand.id}/favicon.svg`,
  'images/lost-dog.svg',
];
