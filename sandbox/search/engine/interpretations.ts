import type { SearchParameters } from '../parameters/search-parameters';
import type { TextIndex, WantedWord } from './text-index';
import { wordsOf } from './words';

/** Words of which one has to stand for another, and words for which the others stand too. */
export interface Synonym {
  readonly words: readonly string[];
  readonly replacements: readonly string[];
}

/** A word of the query, with what it takes to be found. */
export interface QueryWord extends WantedWord {
  readonly isOptional: boolean;
  /** Has to follow the word before it in the text. */
  readonly isNextToPrevious: boolean;
  /** Of a synonym of several words, which the service counts as no exact match. */
  readonly isInexact: boolean;
  /** Words of the query that it stands for; none where a word before it stands for them. */
  readonly standsFor: number;
}

/** One way to read a query: its own words, or with some joined, split or replaced by synonyms. */
export interface Interpretation {
  readonly words: readonly QueryWord[];
  /** Typos that this reading counts as. */
  readonly typos: number;
}

const MOST_READINGS = 24;
const SHORTEST_PART = 2;

interface Part {
  readonly text: string;
  readonly isOptional: boolean;
  readonly isNextToPrevious: boolean;
  /** Taken as it is written: no typos. */
  readonly isLiteral: boolean;
  readonly isInexact: boolean;
  readonly standsFor: number;
}

interface Reading {
  readonly parts: readonly Part[];
  readonly typos: number;
}

const replaced = (
  { parts, typos }: Reading,
  at: number,
  length: number,
  texts: readonly string[],
  extraTypos: number,
  areNeighbours: boolean,
  isInexact: boolean,
): Reading => {
  const before = parts.slice(at, at + length);
  const isOptional = before.every(part => part.isOptional);
  const count = before.reduce((sum, part) => sum + part.standsFor, 0);
  const added = texts.map((text, index) => ({
    text,
    isOptional,
    isNextToPrevious: areNeighbours && index > 0,
    isLiteral: true,
    isInexact,
    standsFor: index === 0 ? count : 0,
  }));
  return {
    parts: [...parts.slice(0, at), ...added, ...parts.slice(at + length)],
    typos: typos + extraTypos,
  };
};

function* splits(reading: Reading, has: (word: string) => boolean): Generator<Reading> {
  for (const [at, { text }] of reading.parts.entries()) {
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut += 1) {
      const halves = [text.slice(0, cut), text.slice(cut)];
      if (halves.every(has)) yield replaced(reading, at, 1, halves, 1, true, false);
    }
  }
}

function* joins(reading: Reading, has: (word: string) => boolean): Generator<Reading> {
  for (const [at, { text }] of reading.parts.slice(0, -1).entries()) {
    const joined = text + (reading.parts[at + 1]?.text ?? '');
    if (has(joined)) yield replaced(reading, at, 2, [joined], 1, false, false);
  }
}

function* synonyms(reading: Reading, known: readonly Synonym[]): Generator<Reading> {
  const texts = reading.parts.map(part => part.text);
  for (const synonym of known) {
    for (const phrase of synonym.words) {
      const words = wordsOf(phrase);
      const at = texts.findIndex((_, start) =>
        words.every((word, on) => texts[start + on] === word),
      );
      if (at < 0 || words.length === 0) continue;
      for (const other of synonym.replacements) {
        if (other === phrase) continue;
        const meant = wordsOf(other);
        const isInexact = words.length > 1 || meant.length > 1;
        yield replaced(reading, at, words.length, meant, 0, true, isInexact);
      }
    }
  }
}

/** Typos that a word of the query may have. */
function mostTyposOf(text: string, parameters: SearchParameters): number {
  const isExact =
    parameters.typoTolerance === 'false' ||
    parameters.disableTypoToleranceOnWords.some(word => word.toLowerCase() === text);
  if (isExact || text.length < parameters.minWordSizefor1Typo) return 0;
  return text.length < parameters.minWordSizefor2Typos ? 1 : 2;
}

function toInterpretation(
  { parts, typos }: Reading,
  parameters: SearchParameters,
  endsOpen: boolean,
): Interpretation {
  const mayBegin = (at: number): boolean =>
    parameters.queryType === 'prefixAll' ||
    (parameters.queryType === 'prefixLast' && endsOpen && at === parts.length - 1);
  const words = parts.map(({ text, isLiteral, ...part }, at) => ({
    ...part,
    text,
    mayBegin: mayBegin(at),
    mostTypos: isLiteral ? 0 : mostTyposOf(text, parameters),
    isOfAnyNumber: parameters.ignoresPlurals,
  }));
  return { words, typos };
}

/**
 * The ways to read words of a query, the plain one first. A word may be two in the index ("petdoor"), two
 * may be one, and synonyms stand for each other.
 */
export function interpretations(
  words: readonly string[],
  parameters: SearchParameters,
  index: TextIndex,
  known: readonly Synonym[],
  areAllOptional: boolean,
): readonly Interpretation[] {
  const optional = new Set(parameters.optionalWords.flatMap(wordsOf));
  const plain: Reading = {
    parts: words.map(text => ({
      text,
      isOptional: areAllOptional || optional.has(text),
      isNextToPrevious: false,
      isLiteral: false,
      isInexact: false,
      standsFor: 1,
    })),
    typos: 0,
  };
  const has = (word: string): boolean => index.has(word, parameters.ignoresPlurals);
  const isTolerant = parameters.typoTolerance !== 'false';
  const readings = [
    plain,
    ...(parameters.usesSynonyms ? synonyms(plain, known) : []),
    ...(isTolerant ? splits(plain, has) : []),
    ...(isTolerant ? joins(plain, has) : []),
  ];
  const endsOpen = !/\s$/.test(parameters.query);
  return readings
    .slice(0, MOST_READINGS)
    .map(reading => toInterpretation(reading, parameters, endsOpen));
}
