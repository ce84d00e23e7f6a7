import MiniSearch from 'minisearch';

/** A text field of what is searched. */
export interface TextField<Entry> {
  readonly name: string;
  readonly textsOf: (entry: Entry) => readonly string[];
  /** How much a word in it counts. */
  readonly weight: number;
}

/** How words are compared with those of the texts. */
export interface Matching {
  /** The fields to look in; all of them when absent. */
  readonly fields?: readonly string[];
  /** The last word may be the beginning of one. */
  readonly isPrefix: boolean;
  /** A word of five letters or more may have one wrong, after its first four. */
  readonly allowsTypos: boolean;
}

const LETTERS_BEFORE_TYPO = 4;

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a list's texts, to find entries by and to rank them. */
export class TextSearch<Entry> {
  readonly #library: MiniSearch<{ readonly id: number; readonly entry: Entry }>;
  readonly #boost: Readonly<Record<string, number>>;

  constructor(
    private readonly entries: readonly Entry[],
    fields: readonly TextField<Entry>[],
  ) {
    const textsOf = new Map(fields.map(field => [field.name, field.textsOf]));
    this.#boost = Object.fromEntries(fields.map(({ name, weight }) => [name, weight]));
    this.#library = new MiniSearch({
      fields: fields.map(({ name }) => name),
      extractField: ({ id, entry }, name) =>
        name === 'id' ? id : (textsOf.get(name)?.(entry) ?? []).join('\n'),
      processTerm: fold,
    });
    this.#library.addAll(entries.map((entry, id) => ({ id, entry })));
  }

  /** The entries that have all of the words, with how well they match. */
  find(words: string, { fields, isPrefix, allowsTypos }: Matching): ReadonlyMap<Entry, number> {
    const results = this.#library.search(words, {
      ...(fields && { fields: [...fields] }),
      boost: this.#boost,
      combineWith: 'AND',
      prefix: (_term, at, terms) => isPrefix && at === terms.length - 1,
      fuzzy: term => (allowsTypos && term.length > LETTERS_BEFORE_TYPO ? 1 : false),
      filter: ({ queryTerms, terms }) =>
        queryTerms.every(wanted =>
          terms.some(found => found.startsWith(wanted.slice(0, LETTERS_BEFORE_TYPO))),
        ),
    });
    return new Map(
      results.flatMap(({ id, score }) => {
        const entry = this.entries[Number(id)];
        return entry === undefined ? [] : [[entry, score] as const];
      }),
    );
  }

  /** Suggestions for a partial query, most likely first. */
  suggest(words: string, fields: readonly string[]): readonly string[] {
    return this.#library
      .autoSuggest(words, { fields: [...fields], combineWith: 'AND', fuzzy: false })
      .map(({ suggestion }) => suggestion);
  }
}
