import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES_INDEX, BLOGS_INDEX, productsIndexOf } from '~/src/domain/search/search-indexes';
import type { Brand } from '~/src/config/brands/brand';
import type { Settings } from '~/src/config/settings/settings';
import type { LocaleSource } from '../sourcing/sources';
import type { Namespaces } from '../sourcing/strings';
import { articleRecords, postRecords } from './document-records';
import { productRecords } from './product-records';
import { toolRecords } from './tool-records';

/** Records by the name of their index. */
export type RecordsByIndex = Readonly<Record<string, readonly { readonly objectID: string }[]>>;

/** Whose records a build made: `search:index` compares it with the settings that it is given. */
export interface RecordsOrigin {
  readonly brand: string;
  readonly shops: readonly string[];
  readonly dataset: string;
}

type OriginSettings = Pick<Settings, 'brand' | 'stores' | 'content'>;

/** Below the build's folder that hosts do not serve. */
export const RECORDS_FOLDER = '.host/search';
export const ORIGIN_FILE = 'origin.json';

export const recordsOrigin = ({ brand, stores, content }: OriginSettings): RecordsOrigin => ({
  brand: brand.id,
  shops: Object.values(stores).map(({ shopName }) => shopName),
  dataset: `${content.projectId}/${content.dataset}`,
});

/** The records of a locale. */
export const searchRecords = (
  source: LocaleSource,
  brand: Brand,
  strings: Namespaces,
): RecordsByIndex => ({
  [productsIndexOf(brand)]: productRecords(source, brand),
  [BLOGS_INDEX]: postRecords(source, brand),
  [ARTICLES_INDEX]: [
    ...articleRecords(source, brand),
    ...toolRecords(source.locale, brand, strings),
  ],
});

/** Writes the records of all locales for `npm run search:index`, a file an index. */
export const writeSearchRecords = (
  ofLocales: readonly RecordsByIndex[],
  settings: OriginSettings,
  folder = RECORDS_FOLDER,
): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const index of new Set(ofLocales.flatMap(each => Object.keys(each)))) {
    const records = ofLocales.flatMap(each => each[index] ?? []);
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(records));
  }
  writeFileSync(join(folder, ORIGIN_FILE), JSON.stringify(recordsOrigin(settings)));
};
