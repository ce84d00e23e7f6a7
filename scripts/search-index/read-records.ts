import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, looseObject, object, parse, string } from 'valibot';
import type { Settings } from '~/src/config/settings/settings';
import {
  ORIGIN_FILE,
  recordsOrigin,
  type RecordsOrigin,
} from '~/src/gatsby/search/write-search-records';
import { canonicalJson } from './canonical';
import { PushProblem } from './problem';
import type { IndexRecord } from './push-index';

const originSchema = object({ brand: string(), shops: array(string()), dataset: string() });
const recordsSchema = array(looseObject({ objectID: string() }));

const describe = ({ brand, shops, dataset }: RecordsOrigin): string =>
  `${brand} (stores ${shops.join(' and ')}, content ${dataset})`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The records that the last build made for an index.
 * @throws PushProblem when there is no build, or it is not one of these settings
 */
export const recordsReader = (
  folder: string,
  settings: Pick<Settings, 'brand' | 'stores' | 'content'>,
): ((index: string) => readonly IndexRecord[]) => {
  const originFile = join(folder, ORIGIN_FILE);
  if (!existsSync(originFile)) {
    throw new PushProblem(
      'There are no search records: the build makes them. Run "npm run build" first.',
    );
  }
  const built = parse(originSchema, readJson(originFile));
  const wanted = recordsOrigin(settings);
  if (canonicalJson(built) !== canonicalJson(wanted)) {
    throw new PushProblem(
      `The last build is one of ${describe(built)}, the settings are those of ${describe(wanted)}. Build with these settings first: "npm run build -- --env FILE".`,
    );
  }
  return index => parse(recordsSchema, readJson(join(folder, `${index}.json`)));
};
