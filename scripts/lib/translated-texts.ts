import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The texts of a folder of `locales`, by `namespace:dotted.key`. */
export type Texts = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const MARKS = /\{\{.*?\}\}|<.*?>/g;

const entriesOf = (texts: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) =>
        entriesOf(value, path.endsWith(':') ? `${path}${key}` : `${path}.${key}`),
      )
    : [[path, String(texts)]];

/** Reads all texts of a folder. */
export const readTexts = (folder: string): Texts =>
  new Map(
    readdirSync(folder).flatMap(file => {
      const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return entriesOf(texts, `${basename(file, '.json')}:`);
    }),
  );

/** Merges the texts of two folders; those of the second one win. */
export const mergeTexts = (base: Texts, differences: Texts): Texts =>
  new Map([...base, ...differences]);

const marksOf = (text: string): string => [...(text.match(MARKS) ?? [])].sort().join(' ');

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(MARKS, ' ')
    .toLowerCase()
    .match(/[\p{L}\d]{2,}/gu) ?? [];

/** The form of a text that stands in for a form that its own language lacks. */
const asWritten = (texts: Texts, key: string): string | undefined =>
  texts.get(key) ?? texts.get(key.replace(PLURAL, '_other'));

/** The keys that a language must have, with its own plural forms. */
const keysIn = (source: Texts, language: string): readonly string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...source.keys()].flatMap(key => {
    const stem = key.replace(PLURAL, '');
    return stem !== key && source.has(`${stem}_other`)
      ? forms.map(form => `${stem}_${form}`)
      : [key];
  });
  return [...new Set(keys)];
};

const markProblems = (source: Texts, texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) => {
    const from = asWritten(source, key);
    return from === undefined || marksOf(from) === marksOf(text)
      ? []
      : [`${key}: has ${marksOf(text) || 'no placeholder'}, not ${marksOf(from) || 'none'}`];
  });

/**
 * What is wrong with a complete translation: missing and unknown keys, other placeholders, and
 * texts left as in the source although they have other words than those that are the same.
 */
export const translationProblems = (
  source: Texts,
  texts: Texts,
  language: string,
  sameWords: ReadonlySet<string>,
): readonly string[] => {
  const expected = new Set(keysIn(source, language));
  return [
    ...[...expected].filter(key => !texts.has(key)).map(key => `${key}: missing`),
    ...[...texts.keys()].filter(key => !expected.has(key)).map(key => `${key}: unknown`),
    ...markProblems(source, texts),
    ...[...texts]
      .filter(([key, text]) => source.get(key) === text)
      .filter(([, text]) => !wordsOf(text).every(word => sameWords.has(word)))
      .map(([key, text]) => `${key}: not translated: ${text}`),
  ];
};

/** What is wrong with differences: unknown keys, other placeholders, and texts that do not differ. */
export const differenceProblems = (base: Texts, differences: Texts): readonly string[] => [
  ...[...differences.keys()].filter(key => !base.has(key)).map(key => `${key}: unknown`),
  ...markProblems(base, differences),
  ...[...differences]
    .filter(([key, text]) => base.get(key) === text)
    .map(([key]) => `${key}: does not differ`),
];

/** The texts in which a pattern of wrong typography or wrong words occurs. */
export const textsWith = (texts: Texts, pattern: RegExp): readonly string[] =>
  [...texts]
    .filter(([, text]) => pattern.test(text.replace(MARKS, '0')))
    .map(([key, text]) => `${key}: ${text}`);

/** The labels that are longer than their English one allows where the screen is narrow. */
export const longLabels = (
  source: Texts,
  texts: Texts,
  keys: readonly string[],
  { factor, always }: { readonly factor: number; readonly always: number },
): readonly string[] =>
  keys.flatMap(key => {
    const [from, to] = [source.get(key), texts.get(key)];
    if (from === undefined || to === undefined) return [`${key}: missing`];
    return to.length > Math.max(always, from.length * factor) ? [`${key}: ${to} (${from})`] : [];
  });
