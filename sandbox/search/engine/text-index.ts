import MiniSearch from 'minisearch';
import { valuesAt, type SearchRecord } from '../record';
import { typosBeforeEnd, typosBetween } from './edit-distance';
import { wordsOf } from './words';

/** How a word of the index matches a word of the query. */
export interface TermMatch {
  readonly typos: number;
  /** The full word, not a prefix. */
  readonly isWhole: boolean;
}

/** A word of the query for a lookup. */
export interface WantedWord {
  readonly text: string;
  readonly mayBegin: boolean;
  readonly mostTypos: number;
}

interface Entry {
  readonly id: number;
  readonly record: SearchRecord;
}

const MOST_REMEMBERED = 2000;

/** The library's name for a record's number; no attribute is named so. */
const NUMBER = '@number';

const textAt = (record: SearchRecord, path: string): string =>
  valuesAt(record, path)
    .filter(value => typeof value !== 'object')
    .join(' \n ');

/**
 * The words of records, attribute by attribute. The library finds the records of words; which words of
 * the index are meant is decided here, for the library's own tolerance knows neither swapped letters nor
 * typos in the beginning of a word.
 */
export class TextIndex {
  readonly #library: MiniSearch<Entry>;
  readonly #vocabulary = new Set<string>();
  readonly #byLetter = new Map<string, string[]>();
  readonly #words = new Map<string, Map<number, readonly string[]>>();
  readonly #remembered = new Map<string, ReadonlyMap<string, TermMatch>>();

  constructor(
    private readonly records: readonly SearchRecord[],
    readonly attributes: readonly string[],
  ) {
    this.#library = new MiniSearch<Entry>({
      fields: [...attributes],
      idField: NUMBER,
      extractField: ({ id, record }, field) => (field === NUMBER ? id : textAt(record, field)),
      tokenize: text => [...wordsOf(text)],
      processTerm: term => {
        this.#vocabulary.add(term);
        return term;
      },
    });
    this.#library.addAll(records.map((record, id) => ({ id, record })));
    for (const word of this.#vocabulary) {
      const letter = word.slice(0, 1);
      const list = this.#byLetter.get(letter);
      if (list) list.push(word);
      else this.#byLetter.set(letter, [word]);
    }
  }

  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** The words of the index that match a word of the query. */
  matchesOf({ text, mayBegin, mostTypos }: WantedWord): ReadonlyMap<string, TermMatch> {
    const key = `${text} ${mayBegin} ${mostTypos}`;
    const known = this.#remembered.get(key);
    if (known) return known;
    // A wrong first letter is two typos, so one typo leaves the letter as it is.
    const candidates =
      mostTypos < 2 ? (this.#byLetter.get(text.slice(0, 1)) ?? []) : this.#vocabulary;
    const found = new Map<string, TermMatch>();
    for (const word of candidates) {
      const whole = word === text ? 0 : typosBetween(text, word, mostTypos);
      const begun = mayBegin && whole > 0 ? typosBeforeEnd(text, word, mostTypos) : mostTypos + 1;
      const typos = Math.min(whole, begun);
      if (typos <= mostTypos) found.set(word, { typos, isWhole: whole <= begun });
    }
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, found);
    return found;
  }

  /**
   * The records that have one of the words of each list, in the given attributes: for each the words found
   * and the attributes that have them.
   */
  find(
    lists: readonly (readonly string[])[],
    attributes: readonly string[],
    combineWith: 'AND' | 'OR',
  ): readonly { readonly id: number; readonly match: Readonly<Record<string, string[]>> }[] {
    const queries = lists.map(words => ({ combineWith: 'OR' as const, queries: [...words] }));
    return this.#library
      .search(
        { combineWith, queries },
        { fields: [...attributes], tokenize: term => [term], processTerm: term => term },
      )
      .map(({ id, match }) => ({ id: Number(id), match }));
  }

  /** The words of an attribute of a record, in order. */
  wordsAt(id: number, attribute: string): readonly string[] {
    const record = this.records[id];
    if (!record) return [];
    const lists = this.#words.get(attribute) ?? new Map<number, readonly string[]>();
    this.#words.set(attribute, lists);
    const known = lists.get(id);
    if (known) return known;
    const words = wordsOf(textAt(record, attribute));
    lists.set(id, words);
    return words;
  }
}
