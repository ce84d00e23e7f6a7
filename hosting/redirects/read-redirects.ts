import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { array, nonEmpty, pipe, record, string } from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { parseRules, type RedirectRule } from './redirect-rules';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const word = pipe(string(), nonEmpty());
const namesSchema = record(string(), word);
const citiesSchema = pipe(array(word), nonEmpty());

export interface WrittenRedirects {
  readonly rules: readonly RedirectRule[];
  /** Names that old addresses use for a product, with the handle of each. */
  readonly productNames: ReadonlyMap<string, string>;
  readonly cities: readonly string[];
  readonly problems: readonly string[];
}

/** The redirect rules in `redirects/`, and the lists for their placeholders. */
export const readRedirects = (folder: string): WrittenRedirects => {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(folder, name));
  const parsed = files.map(file => parseRules(file, readJson(file)));
  const lists = join(folder, 'lists');
  const names = decode(namesSchema, readJson(join(lists, 'product-names.json')));
  const cities = decode(citiesSchema, readJson(join(lists, 'cities.json')));
  return {
    rules: parsed.flatMap(({ rules }) => rules),
    productNames: new Map(names.ok ? Object.entries(names.value) : []),
    cities: cities.ok ? cities.value : [],
    problems: [
      ...parsed.flatMap(({ problems }) => problems),
      ...(names.ok ? [] : [`${lists}/product-names.json: ${names.error.message}`]),
      ...(cities.ok ? [] : [`${lists}/cities.json: ${cities.error.message}`]),
    ],
  };
};
