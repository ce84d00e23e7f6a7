import type { SearchParameters } from '../parameters/search-parameters';
import type { TextIndex, WantedWord } from './text-index';
import { wordsOf } from './words';

/** Synonym groups, and one-way synonyms. */
export interface Synonym {
  readonly words: readonly string[];
  readonly replacements: readonly string[];
}

/** A word of the query, with the conditions of a match. */
export interface QueryWord extends WantedWord {
  readonly isOptional: boolean;
  /** Must follow the previous word in the text. */
  readonly isNextToPrevious: boolean;
}

/**
 * An interpretation of a query: its own words, or with some joined, split or replaced by synonyms.
 */
export interface Interpretation {
  readonly words: readonly QueryWord[];
  /** The typos that this interpretation counts as. */
  readonly typos: number;
}

const MOST_READINGS = 24;
const SHORTEST_PART = 2;

interface Part {
  readonly text: string;
  readonly isOptional: boolean;
  readonly isNextToPrevious: boolean;
  /** Literal: no typos. */
  readonly isExact: boolean;
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
): Reading => {
  const isOptional = parts.slice(at, at + length).every(part => part.isOptional);
  const added = texts.map((text, index) => ({
    text,
    isOptional,
    isNextToPrevious: areNeighbours && index > 0,
    isExact: true,
  }));
  return {
    parts: [...parts.slice(0, at), ...added, ...parts.slice(at + length)],
    typos: typos + extraTypos,
  };
};

function* splits(reading: Reading, index: TextIndex): Generator<Reading> {
  for (const [at, { text }] of reading.parts.entries()) {
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut += 1) {
      const halves = [text.slice(0, cut), text.slice(cut)];
      if (halves.every(half => index.has(half))) yield replaced(reading, at, 1, halves, 1, true);
    }
  }
}

function* joins(reading: Reading, index: TextIndex): Generator<Reading> {
  for (const [at, { text }] of reading.parts.slice(0, -1).entries()) {
    const joined = text + (reading.parts[at + 1]?.text ?? '');
    if (index.has(joined)) yield replaced(reading, at, 2, [joined], 1, false);
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
        if (other !== phrase) yield replaced(reading, at, words.length, wordsOf(other), 0, true);
      }
    }
  }
}

/** The typos allowed in a word of the query. */
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
  const words = parts.map(({ text, isOptional, isNextToPrevious, isExact }, at) => ({
    text,
    isOptional,
    isNextToPrevious,
    mayBegin: mayBegin(at),
    mostTypos: isExact ? 0 : mostTyposOf(text, parameters),
  }));
  return { words, typos };
}

/**
 * The interpretations of a query, the literal one first. A word may be two in the index
 * ("petdoor"), two may be one, and synonyms replace each other.
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
      isExact: false,
    })),
    typos: 0,
  };
  const isTolerant = parameters.typoTolerance !== 'false';
  const readings = [
    plain,
    ...(parameters.usesSynonyms ? synonyms(plain, known) : []),
    ...(isTolerant ? splits(plain, index) : []),
    ...(isTolerant ? joins(plain, index) : []),
  ];
  const endsOpen = !/\s$/.test(parameters.query);
  return readings
    .slice(0, MOST_READINGS)
    .map(reading => toInterpretation(reading, parameters, endsOpen));
}
