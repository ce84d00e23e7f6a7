import { valuesAt, type SearchRecord } from './search-index';

/** The words of a text as the service sees them: no case, no accents, apart at anything else. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** How well a record answers a query; fewer is better, attribute by attribute, word by word. */
export interface Match {
  /** Words that are only the beginning of a word of the record. */
  readonly prefixes: number;
  /** Place of the best attribute among those searched. */
  readonly attribute: number;
}

/**
 * How the record answers the words, or null when one of them is nowhere in the attributes.
 * @param queryType `prefixLast` lets the last word be a beginning only, `prefixAll` every word
 */
export function matchRecord(
  record: SearchRecord,
  words: readonly string[],
  attributes: readonly string[],
  queryType: string,
): Match | null {
  const texts = attributes.map(path =>
    valuesAt(record, path).flatMap(each => wordsOf(String(each))),
  );
  const best = { prefixes: 0, attribute: attributes.length };
  for (const [index, word] of words.entries()) {
    const mayBegin =
      queryType === 'prefixAll' || (queryType === 'prefixLast' && index === words.length - 1);
    const whole = texts.findIndex(each => each.includes(word));
    const begun = mayBegin ? texts.findIndex(each => each.some(own => own.startsWith(word))) : -1;
    const found = whole >= 0 ? whole : begun;
    if (found < 0) return null;
    if (whole < 0) best.prefixes += 1;
    best.attribute = Math.min(best.attribute, found);
  }
  return best;
}
