import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { LOCALES, type LocaleId } from '../locales';
import type { Brand } from './brand';

/** A problem in the file of a brand; the message names the file and the field, and says what is expected. */
export class BrandFileError extends Error {
  override readonly name = 'BrandFileError';
}

const LOCALE_IDS: readonly LocaleId[] = LOCALES.map(({ id }) => id);

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const size = v.pipe(v.number(), v.gtValue(0));
const localeId = v.picklist(LOCALE_IDS);

/** The schema of each field, and the description of its expected value in error messages. */
const FIELDS = {
  name: [words, 'the name as shoppers read it, such as "Larkfield"'],
  tagline: [words, 'a sentence that says what the brand sells'],
  localeIds: [
    v.pipe(
      v.array(localeId),
      v.check(([first]) => first === 'en-us'),
      v.check(ids => new Set(ids).size === ids.length),
    ),
    `a list of locales without repetitions, "en-us" first; the locales are ${LOCALE_IDS.join(', ')}`,
  ],
  urlPaths: [
    v.record(localeId, v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/))),
    'the path prefixes that differ from the usual ones, such as { "en-ca": "ca" }, or {}',
  ],
  logoHeight: [size, 'the height of the logo in the header in CSS pixels, such as 26'],
  logoRatio: [size, 'the width of the logo divided by its height, such as 4.15'],
  usesGlobalProductIndex: [
    v.boolean(),
    'true if its products are in the search index that brands share, otherwise false',
  ],
  hasDealers: [v.boolean(), 'true if dealers install its products, otherwise false'],
  hasReferralProgram: [v.boolean(), 'true if customers are rewarded for friends, otherwise false'],
} as const;

type Field = keyof typeof FIELDS;

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

const brand = v.strictObject({
  name: FIELDS.name[0],
  tagline: FIELDS.tagline[0],
  localeIds: FIELDS.localeIds[0],
  urlPaths: FIELDS.urlPaths[0],
  logoHeight: FIELDS.logoHeight[0],
  logoRatio: FIELDS.logoRatio[0],
  usesGlobalProductIndex: FIELDS.usesGlobalProductIndex[0],
  hasDealers: FIELDS.hasDealers[0],
  hasReferralProgram: FIELDS.hasReferralProgram[0],
});

const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const [name = ''] = v.getDotPath(issue)?.split('.') ?? [];
  if (isField(name)) return `"${name}" takes ${FIELDS[name][1]}.`;
  const fields = Object.keys(FIELDS).join(', ');
  return name === ''
    ? `it takes an object with the fields ${fields}.`
    : `"${name}" is not a field of a brand; those are ${fields}.`;
};

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandFileError(`${file} cannot be read: ${String(error)}`);
  }
};

/**
 * The brand of a file; its id is the file's name.
 * @throws BrandFileError with every problem of the file
 */
export const readBrand = (file: string): Brand => {
  const id = basename(file, '.json');
  if (!/^[a-z]+$/.test(id)) {
    throw new BrandFileError(`${file}: the name of a brand's file takes lowercase letters alone.`);
  }
  const read = v.safeParse(brand, parse(file));
  if (read.success) return { id, ...read.output };
  const problems = [...new Set(read.issues.map(problemOf))];
  throw new BrandFileError(problems.map(problem => `${file}: ${problem}`).join('\n'));
};
