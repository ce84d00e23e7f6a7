import type { SearchParameters } from '../parameters/search-parameters';
import { wordsWithPlaces, type Word } from './words';

/** The word of the query that a word of a text matches; null for none. */
export type FindTyped = (word: string) => string | null;

type Tags = Pick<SearchParameters, 'highlightPreTag' | 'highlightPostTag'>;

/** A text with its matches between tags. */
export interface HighlightedText {
  readonly value: string;
  /** Words of the query that the text matches. */
  readonly typed: ReadonlySet<string>;
  /** Whether all of its words match to their ends. */
  readonly isWhole: boolean;
}

/** The number of tagged letters: the typed prefix, or all. */
const endOf = ({ text, start, end }: Word, typed: string): number =>
  text.startsWith(typed) && end - start === text.length ? start + typed.length : end;

/** Tags the words of a text that match the query. */
export function highlightText(text: string, find: FindTyped, tags: Tags): HighlightedText {
  const typed = new Set<string>();
  let [value, at, isWhole] = ['', 0, true];
  for (const word of wordsWithPlaces(text)) {
    const found = find(word.text);
    if (found === null) {
      isWhole = false;
      continue;
    }
    typed.add(found);
    const end = endOf(word, found);
    isWhole &&= end === word.end;
    value += text.slice(at, word.start) + tags.highlightPreTag;
    value += text.slice(word.start, end) + tags.highlightPostTag;
    at = end;
  }
  return { value: value + text.slice(at), typed, isWhole };
}

/** An excerpt of a text around its matches, with tags. */
export function snippetText(
  text: string,
  length: number,
  find: FindTyped,
  tags: Tags & Pick<SearchParameters, 'snippetEllipsisText'>,
): HighlightedText {
  const words = wordsWithPlaces(text);
  if (words.length <= length) return highlightText(text, find, tags);
  const hits = words.map(word => find(word.text) !== null);
  let [best, most] = [0, -1];
  for (let start = 0; start + length <= words.length; start += 1) {
    const count = hits.slice(start, start + length).filter(Boolean).length;
    if (count > most) [best, most] = [start, count];
  }
  const isFirst = best === 0;
  const isLast = best + length >= words.length;
  const from = isFirst ? 0 : (words[best]?.start ?? 0);
  const to = isLast ? text.length : (words[best + length - 1]?.end ?? text.length);
  const { value, ...found } = highlightText(text.slice(from, to), find, tags);
  const [before, after] = [isFirst, isLast].map(is => (is ? '' : tags.snippetEllipsisText));
  return { value: `${before}${value}${after}`, ...found };
}
