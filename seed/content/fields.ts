import * as v from 'valibot';
import { words } from '../load/fields';
import { isArtFile } from './images';
import { wordingOf } from './wording';
import { inWords } from './wording-syntax';

const COUNTRIES = [wordingOf('larkfield', 'en-us'), wordingOf('larkfield', 'en-ca')];

function faultOf(text: string): string | null {
  try {
    COUNTRIES.forEach(each => inWords(text, each));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A text that may differ by country: `{us:…}{ca:…}`, `{feet: 8}`. */
export const wording = v.pipe(
  words,
  v.check(
    text => faultOf(text) === null,
    ({ input }) => faultOf(String(input)) ?? '',
  ),
);

/** A file of the art pack. */
export const artFile = v.pipe(
  v.string(),
  v.check(isArtFile, ({ input }) => `the art pack has no file "${String(input)}".`),
);

/** A file of the art pack and what it shows. */
export const image = v.strictObject({ file: artFile, alt: words });
