import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(__dirname, '..');
const LOCALES = join(root, 'locales');

/** Keys that are put together where they are used, of parts that are not written there. */
const BUILT = [
  /^errors:(notFound|offline|serverError)\.(code|title|body|retry|home|help)$/,
  /^product:(billing|frequency)\.(day|week|month|year)$/,
];

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

interface Source {
  readonly file: string;
  /** Namespaces that it names; all for a helper that is handed its texts. */
  readonly means: readonly string[];
  readonly quoted: ReadonlySet<string>;
  /** Keys whose last part is known where the page runs. */
  readonly patterns: readonly RegExp[];
  /** What it asks `t` for. */
  readonly asked: readonly string[];
}

const foundIn = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map(([, found]) => found ?? '');

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`);

const read = (file: string): Source => {
  const code = readFileSync(join(root, file), 'utf8');
  const quoted = new Set(foundIn(code, /['"]([\w.:]+)['"]/g));
  const named = namespaces.filter(
    name => quoted.has(name) || [...quoted].some(text => text.startsWith(`${name}:`)),
  );
  return {
    file,
    means: named.length > 0 ? named : namespaces,
    quoted,
    patterns: foundIn(code, /`((?:\w+:)?\w+(?:\.\w+)*\.?\$\{[\w.]+\}[\w.]*)`/g).map(patternOf),
    asked: foundIn(code, /\bt\(\s*'([\w.:]+)'/g),
  };
};

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(file))
  .map(file => read(join('src', file)));

const isUsed = (text: string): boolean => {
  const [namespace = '', key = ''] = text.split(':');
  return sources.some(
    ({ means, quoted, patterns }) =>
      quoted.has(text) ||
      patterns.some(pattern => pattern.test(text)) ||
      (means.includes(namespace) &&
        (quoted.has(key) || patterns.some(pattern => pattern.test(key)))),
  );
};

describe('the words of the interface', () => {
  it('are all used', () => {
    expect(sources.length).toBeGreaterThan(300);
    const isBuilt = (text: string): boolean => BUILT.some(pattern => pattern.test(text));
    expect([...texts].filter(text => !isBuilt(text) && !isUsed(text))).toEqual([]);
  });

  it('are there wherever they are asked for', () => {
    const missing = sources.flatMap(({ file, means, asked }) =>
      asked
        .filter(key =>
          key.includes(':') ? !texts.has(key) : !means.some(name => texts.has(`${name}:${key}`)),
        )
        .map(key => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('differ in another locale only where the first one has them', () => {
    for (const locale of readdirSync(LOCALES)) {
      expect(
        [...textsOf(locale)].filter(text => !texts.has(text)),
        locale,
      ).toEqual([]);
    }
  });
});
