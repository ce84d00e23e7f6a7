import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRules, type RedirectRule } from './redirect-rules';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export interface WrittenRedirects {
  readonly rules: readonly RedirectRule[];
  /** Names that old addresses use for a product, with the handle of each. */
  readonly productNames: ReadonlyMap<string, string>;
  readonly cities: readonly string[];
  readonly problems: readonly string[];
}

/** The redirects kept as data, and the lists that stand for their placeholders. */
export const readRedirects = (folder: string): WrittenRedirects => {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(folder, name));
  const parsed = files.map(file => parseRules(file, readJson(file)));
  const names = readJson(join(folder, 'lists', 'product-names.json'));
  const cities = readJson(join(folder, 'lists', 'cities.json'));
  const pairs = Object.entries(typeof names === 'object' && names !== null ? names : {});
  const known = pairs.filter((pair): pair is [string, string] => isText(pair[1]));
  const slugs = Array.isArray(cities) ? cities.filter(isText) : [];
  return {
    rules: parsed.flatMap(({ rules }) => rules),
    productNames: new Map(known),
    cities: slugs,
    problems: [
      ...parsed.flatMap(({ problems }) => problems),
      ...(known.length === 0 || known.length < pairs.length
        ? [`${folder}/lists/product-names.json: a handle is needed for each name.`]
        : []),
      ...(slugs.length === 0 || (Array.isArray(cities) && slugs.length < cities.length)
        ? [`${folder}/lists/cities.json: a list of texts is needed.`]
        : []),
    ],
  };
};
