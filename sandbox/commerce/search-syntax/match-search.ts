import { notModelled } from '../request/not-modelled';
import { parseSearch, type Comparator, type SearchNode, type SearchTerm } from './parse-search';

type Condition<Entry> = (entry: Entry) => boolean;

/** Makes the test of one condition; throws if its value or comparator is not supported. */
export type SearchField<Entry> = (term: SearchTerm) => Condition<Entry>;

/** The fields that a query of these entries may name, and what a bare word means. */
export interface SearchFields<Entry> {
  /** The name of the argument in messages, for example `QueryRoot.products(query:)`. */
  readonly argument: string;
  readonly fields: ReadonlyMap<string, SearchField<Entry>>;
  readonly anywhere: SearchField<Entry>;
}

const shown = ({ field, comparator, value }: SearchTerm) => `${field ?? ''}${comparator}${value}`;
const refused = (term: SearchTerm) => notModelled(`the search condition "${shown(term)}"`);

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words are in the text one after another; the last may be a prefix. */
function hasPhrase(text: string, words: readonly string[], isPrefix: boolean): boolean {
  const known = wordsOf(text);
  return known.some((_, start) =>
    words.every((word, index) => {
      const found = known[start + index];
      return isPrefix && index === words.length - 1 ? found?.startsWith(word) : found === word;
    }),
  );
}

function pattern(term: SearchTerm): { readonly text: string; readonly isPrefix: boolean } {
  const isPrefix = !term.isQuoted && term.value.endsWith('*');
  const text = isPrefix ? term.value.slice(0, -1) : term.value;
  if (term.comparator !== ':' || (!term.isQuoted && text.includes('*'))) throw refused(term);
  return { text, isPrefix };
}

/**
 * Matches words of a text, ignoring case; `*` ends a prefix, and alone matches any text. The field
 * throws for a term that the sandbox does not support.
 */
export const textField =
  <Entry>(textsOf: (entry: Entry) => readonly string[]): SearchField<Entry> =>
  term => {
    const { text, isPrefix } = pattern(term);
    if (text === '') return entry => textsOf(entry).some(Boolean) === isPrefix;
    const words = wordsOf(text);
    if (words.length === 0) throw refused(term);
    return entry => textsOf(entry).some(each => hasPhrase(each, words, isPrefix));
  };

/** A whole text, in any case; `*` ends a prefix of it, and alone matches any text. */
export const wholeField =
  <Entry>(textsOf: (entry: Entry) => readonly string[]): SearchField<Entry> =>
  term => {
    const { text, isPrefix } = pattern(term);
    const wanted = text.toLowerCase();
    return entry =>
      textsOf(entry).some(each =>
        isPrefix
          ? each !== '' && each.toLowerCase().startsWith(wanted)
          : each.toLowerCase() === wanted,
      );
  };

/** Matches `true` or `false`. The field throws for any other value or comparator. */
export const booleanField =
  <Entry>(valueOf: (entry: Entry) => boolean): SearchField<Entry> =>
  term => {
    if (term.comparator !== ':' || !/^(?:true|false)$/.test(term.value)) throw refused(term);
    return entry => valueOf(entry) === (term.value === 'true');
  };

const compare: Readonly<Record<Comparator, (one: number, other: number) => boolean>> = {
  ':': (one, other) => one === other,
  ':<': (one, other) => one < other,
  ':<=': (one, other) => one <= other,
  ':>': (one, other) => one > other,
  ':>=': (one, other) => one >= other,
};

/** Matches if one of the entry's numbers does. The field throws for a value that is not a decimal. */
export const numberField =
  <Entry>(valuesOf: (entry: Entry) => readonly number[]): SearchField<Entry> =>
  term => {
    if (!/^\d+(?:\.\d+)?$/.test(term.value)) throw refused(term);
    const wanted = Number(term.value);
    return entry => valuesOf(entry).some(value => compare[term.comparator](value, wanted));
  };

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(T.+)?)?)?$/;

/** First and last millisecond of a year, month, day or instant. */
function period(term: SearchTerm, now: Date): readonly [number, number] {
  if (term.value === 'now') return [now.getTime(), now.getTime()];
  const [, year, month, day, time] = DATE.exec(term.value) ?? [];
  const start = year === undefined ? NaN : Date.parse(term.value);
  if (Number.isNaN(start)) throw refused(term);
  if (time !== undefined) return [start, start];
  const next = new Date(start);
  if (day !== undefined) next.setUTCDate(next.getUTCDate() + 1);
  else if (month !== undefined) next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCFullYear(next.getUTCFullYear() + 1);
  return [start, next.getTime() - 1];
}

/** A point in time, compared with an instant, a day, a month, a year or `now`. */
export const dateField =
  <Entry>(valueOf: (entry: Entry) => string, now: () => Date): SearchField<Entry> =>
  term => {
    const [start, end] = period(term, now());
    const { comparator } = term;
    if (comparator === ':') {
      return entry => Date.parse(valueOf(entry)) >= start && Date.parse(valueOf(entry)) <= end;
    }
    const edge = comparator === ':<' || comparator === ':>=' ? start : end;
    return entry => compare[comparator](Date.parse(valueOf(entry)), edge);
  };

/** The test of a parsed query; throws if it names a field that is not supported. */
export function conditionOf<Entry>(node: SearchNode, known: SearchFields<Entry>): Condition<Entry> {
  if (node.kind === 'not') {
    const condition = conditionOf(node.node, known);
    return entry => !condition(entry);
  }
  if (node.kind === 'term') {
    const field = node.field === null ? known.anywhere : known.fields.get(node.field);
    if (!field) throw notModelled(`${known.argument} with the filter "${node.field ?? ''}"`);
    return field(node);
  }
  const conditions = node.nodes.map(each => conditionOf(each, known));
  return node.kind === 'and'
    ? entry => conditions.every(condition => condition(entry))
    : entry => conditions.some(condition => condition(entry));
}

/** The entries that a query finds, in their order; all of them when there is no query. */
export function search<Entry>(
  entries: readonly Entry[],
  query: string | null | undefined,
  known: SearchFields<Entry>,
): readonly Entry[] {
  if (!query?.trim()) return entries;
  return entries.filter(conditionOf(parseSearch(query), known));
}
