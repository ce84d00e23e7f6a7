import MiniSearch from 'minisearch';
import { valuesAt, type SearchRecord } from '../record';
import { typosBeforeEnd, typosBetween } from './edit-distance';
import { singularOf } from './english';
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
  /** Its singular and its plural are the same word. */
  readonly isOfAnyNumber: boolean;
}

interface Entry {
  readonly id: number;
  readonly record: SearchRecord;
}

const MOST_REMEMBERED = 2000;

/** The library's name for a record's number; no attribute is named so. */
const NUMBER = '@number';

/** Stand between the words of two values of a list, which are never near each other. */
const GAP: readonly string[] = Array.from({ length: 8 }, () => '');

const textsAt = (record: SearchRecord, path: string): readonly string[] =>
  valuesAt(record, path)
    .filter(value => typeof value !== 'object')
    .map(String);

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/**
 * The words of records, attribute by attribute. The library finds the records of words; which words of
 * the index are meant is decided here, for the library's own tolerance knows neither swapped letters nor
 * typos in the beginning of a word.
 */
export class TextIndex {
  readonly #library: MiniSearch<Entry>;
  readonly #vocabulary = new Set<string>();
  readonly #byLetter = new Map<string, string[]>();
  readonly #bySingular = new Map<string, string[]>();
  readonly #singularOf = new Map<string, string>();
  readonly #words = new Map<string, Map<number, readonly string[]>>();
  readonly #matches = new WeakMap<WantedWord, ReadonlyMap<string, TermMatch>>();
  readonly #remembered = new Map<string, ReadonlyMap<string, TermMatch>>();

  constructor(
    private readonly records: readonly SearchRecord[],
    readonly attributes: readonly string[],
  ) {
    this.#library = new MiniSearch<Entry>({
      fields: [...attributes],
      idField: NUMBER,
      extractField: ({ id, record }, field) =>
        field === NUMBER ? id : textsAt(record, field).join(' \n '),
      tokenize: text => [...wordsOf(text)],
      processTerm: term => {
        this.#vocabulary.add(term);
        return term;
      },
    });
    this.#library.addAll(records.map((record, id) => ({ id, record })));
    for (const word of this.#vocabulary) {
      addTo(this.#byLetter, word.slice(0, 1), word);
      const singular = singularOf(word);
      this.#singularOf.set(word, singular);
      addTo(this.#bySingular, singular, word);
    }
  }

  /** Whether a record has the word, or its singular or plural where the number is of no account. */
  has(word: string, isOfAnyNumber: boolean): boolean {
    return this.#vocabulary.has(word) || (isOfAnyNumber && this.#bySingular.has(singularOf(word)));
  }

  /** The indexed words that match a word of the query. */
  matchesOf(wanted: WantedWord): ReadonlyMap<string, TermMatch> {
    const known = this.#matches.get(wanted);
    if (known) return known;
    const { text, mayBegin, mostTypos, isOfAnyNumber } = wanted;
    const key = `${text} ${mayBegin} ${mostTypos} ${isOfAnyNumber}`;
    const found = this.#remembered.get(key) ?? this.#lookUp(wanted);
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, found);
    this.#matches.set(wanted, found);
    return found;
  }

  #lookUp({ text, mayBegin, mostTypos, isOfAnyNumber }: WantedWord): Map<string, TermMatch> {
    // A wrong first letter is two typos, so one typo leaves the letter as it is.
    const candidates =
      mostTypos < 2 ? (this.#byLetter.get(text.slice(0, 1)) ?? []) : this.#vocabulary;
    const found = new Map<string, TermMatch>();
    const singular = singularOf(text);
    const isPlural = isOfAnyNumber && singular !== text;
    for (const word of candidates) {
      const asTyped = word === text ? 0 : typosBetween(text, word, mostTypos);
      const asSingular = isPlural
        ? typosBetween(singular, this.#singularOf.get(word) ?? word, mostTypos)
        : asTyped;
      const whole = Math.min(asTyped, asSingular);
      const begun = mayBegin && whole > 0 ? typosBeforeEnd(text, word, mostTypos) : mostTypos + 1;
      const typos = Math.min(whole, begun);
      if (typos <= mostTypos) found.set(word, { typos, isWhole: whole <= begun });
    }
    const sameWords = isOfAnyNumber ? (this.#bySingular.get(singular) ?? []) : [];
    for (const word of sameWords) found.set(word, { typos: 0, isWhole: true });
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

  /** The words of an attribute of a record, in order, the values of a list with a gap between them. */
  wordsAt(id: number, attribute: string): readonly string[] {
    const record = this.records[id];
    if (!record) return [];
    const lists = this.#words.get(attribute) ?? new Map<number, readonly string[]>();
    this.#words.set(attribute, lists);
    const known = lists.get(id);
    if (known) return known;
    const words = textsAt(record, attribute).flatMap((text, at) =>
      at === 0 ? wordsOf(text) : [...GAP, ...wordsOf(text)],
    );
    lists.set(id, words);
    return words;
  }
}
