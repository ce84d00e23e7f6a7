import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { usedTextKeys, unusedTexts, type UsedTexts } from './lib/used-texts';

const root = join(__dirname, '..');
const LOCALES = join(root, 'locales');
const READING_MS = 120_000;

/** Helpers that receive their texts from a caller with this namespace. */
const HANDED: Readonly<Record<string, string>> = {
  'src/content/lead-form/lead-schema.ts': 'forms',
  'src/content/lead-form/lead-handler.ts': 'forms',
  'src/content/newsletter/newsletter-handler.ts': 'common',
  'src/features/product/stock-alert/stock-alert-handler.ts': 'product',
};

const keysOf = (texts: unknown, path = ''): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) => keysOf(value, path ? `${path}.${key}` : key))
    : [path.replace(/_(zero|one|two|few|many|other)$/, '')];

/** The keys of a locale, each `namespace:dotted.key`, plural forms as one. */
const textsOf = (locale: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(LOCALES, locale)).flatMap(file => {
      const texts: unknown = JSON.parse(readFileSync(join(LOCALES, locale, file), 'utf8'));
      return keysOf(texts).map(key => `${basename(file, '.json')}:${key}`);
    }),
  );

const texts = textsOf('en-us');
const namespaces = [...new Set([...texts].map(text => text.replace(/:.*/, '')))];

const readSources = (): readonly UsedTexts[] => {
  const config: unknown = ts.readConfigFile(join(root, 'tsconfig.json'), path =>
    ts.sys.readFile(path),
  ).config;
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const folder = join(root, 'src');
  const program = ts.createProgram(
    fileNames.filter(file => file.startsWith(folder)),
    options,
  );
  return usedTextKeys(program, folder, namespaces).map(found => {
    const file = relative(root, found.file);
    const handed = HANDED[file];
    return { ...found, file, namespaces: handed ? [handed] : found.namespaces };
  });
};

describe(
  'interface texts',
  () => {
    const sources = readSources();
    const asking = sources.filter(({ keys }) => keys.length > 0);

    it('are used by keys that types know, in namespaces that the file declares', () => {
      expect(sources.length).toBeGreaterThan(300);
      expect(sources.flatMap(({ file, unknown }) => unknown.map(key => `${file}: ${key}`))).toEqual(
        [],
      );
      expect(asking.filter(each => each.namespaces.length === 0).map(({ file }) => file)).toEqual(
        [],
      );
    });

    it('are all used', () => {
      expect(unusedTexts([...texts], sources)).toEqual([]);
    });

    it('are reported if unused, even beside composed keys', () => {
      const planted = [
        'product:option.planted',
        'product:availability.planted',
        'collection:sort.planted',
        'errors:notFound.planted',
        'product:billing.planted',
        'card:reviewsTitle',
      ];
      expect(unusedTexts([...texts, ...planted], sources)).toEqual(planted);
    });

    it('exist wherever they are used', () => {
      const missing = asking.flatMap(({ file, namespaces: means, keys }) =>
        keys
          .filter(key =>
            key.includes(':') ? !texts.has(key) : !means.some(name => texts.has(`${name}:${key}`)),
          )
          .map(key => `${file}: ${key}`),
      );
      expect(missing).toEqual([]);
    });

    it('have a default text wherever another locale has one', () => {
      for (const locale of readdirSync(LOCALES)) {
        expect(
          [...textsOf(locale)].filter(text => !texts.has(text)),
          locale,
        ).toEqual([]);
      }
    });
  },
  READING_MS,
);
