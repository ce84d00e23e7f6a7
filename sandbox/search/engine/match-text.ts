import type { SearchParameters } from '../parameters/search-parameters';
import type { SearchedAttribute } from './declared-attributes';
import { interpretations, type Interpretation, type Synonym } from './interpretations';
import type { TermMatch, TextIndex } from './text-index';
import { wordsOf } from './words';

/** How well a record answers a query. */
export interface TextMatch {
  readonly id: number;
  readonly typos: number;
  /** Words of the query that were found. */
  readonly words: number;
  /** Rank of the best attribute that has one of them. */
  readonly attribute: number;
  /** Words found whole and without typo. */
  readonly exact: number;
  /** The reading of the query that the record answers best. */
  readonly reading: Interpretation;
}

type Found = ReturnType<TextIndex['find']>[number];

interface Scope {
  readonly index: TextIndex;
  readonly attributes: readonly SearchedAttribute[];
  readonly parameters: SearchParameters;
}

interface WordMatch extends TermMatch {
  readonly attribute: number;
}

const isBetter = (one: WordMatch, other: WordMatch | null): boolean =>
  other === null ||
  one.typos < other.typos ||
  (one.typos === other.typos && one.isWhole && !other.isWhole) ||
  (one.typos === other.typos && one.isWhole === other.isWhole && one.attribute < other.attribute);

/**
 * Rank of the best attribute in which each word that has to follow another does so; null when they are
 * neighbours nowhere.
 */
function rankOfNeighbours(
  id: number,
  { words }: Interpretation,
  { index, attributes }: Scope,
): number | null {
  let rank = 0;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (!word.isNextToPrevious || !before) continue;
    const [own, previous] = [index.matchesOf(word), index.matchesOf(before)];
    const found = attributes.find(({ path }) => {
      const texts = index.wordsAt(id, path);
      return texts.some(
        (text, place) => own.has(text) && place > 0 && previous.has(texts[place - 1] ?? ''),
      );
    });
    if (!found) return null;
    rank = Math.max(rank, found.rank);
  }
  return rank;
}

/** Judges records against one reading of the query. */
function judgeOf(reading: Interpretation, scope: Scope) {
  const lists = reading.words.map(word => scope.index.matchesOf(word));
  const rankOf = new Map(scope.attributes.map(({ path, rank }) => [path, rank]));
  const strict = new Set(scope.parameters.disableTypoToleranceOnAttributes);
  const needsOrder = reading.words.some(word => word.isNextToPrevious);
  return ({ id, match }: Found): TextMatch | null => {
    let [typos, words, exact, attribute] = [reading.typos, 0, 0, Number.MAX_SAFE_INTEGER];
    for (const [at, list] of lists.entries()) {
      let best: WordMatch | null = null;
      for (const term in match) {
        const own = list.get(term);
        if (!own) continue;
        for (const path of match[term] ?? []) {
          if (own.typos > 0 && strict.has(path)) continue;
          const candidate = { ...own, attribute: rankOf.get(path) ?? 0 };
          if (isBetter(candidate, best)) best = candidate;
        }
      }
      if (best === null) {
        if (reading.words[at]?.isOptional) continue;
        return null;
      }
      typos += best.typos;
      words += 1;
      exact += best.isWhole && best.typos === 0 ? 1 : 0;
      attribute = Math.min(attribute, best.attribute);
    }
    if (words === 0) return null;
    const together = needsOrder ? rankOfNeighbours(id, reading, scope) : attribute;
    if (together === null) return null;
    attribute = together;
    return { id, typos, words, attribute, exact, reading };
  };
}

function matchReading(reading: Interpretation, scope: Scope): readonly TextMatch[] {
  const lists = reading.words.map(word => [...scope.index.matchesOf(word).keys()]);
  const needed = lists.filter((_, at) => !reading.words[at]?.isOptional);
  const paths = scope.attributes.map(({ path }) => path);
  if (needed.some(list => list.length === 0)) return [];
  // Words that may be missing are looked up too, for they decide the order.
  const found =
    needed.length === lists.length
      ? scope.index.find(lists, paths, 'AND')
      : scope.index.find(lists, paths, 'OR');
  const judge = judgeOf(reading, scope);
  return found.flatMap(each => judge(each) ?? []);
}

const isNearer = (one: TextMatch, other: TextMatch | undefined): boolean =>
  other === undefined ||
  one.typos < other.typos ||
  (one.typos === other.typos && one.exact > other.exact);

function matchWords(
  words: readonly string[],
  scope: Scope,
  synonyms: readonly Synonym[],
  areAllOptional: boolean,
): readonly TextMatch[] {
  const best = new Map<number, TextMatch>();
  const readings = interpretations(words, scope.parameters, scope.index, synonyms, areAllOptional);
  for (const reading of readings) {
    for (const match of matchReading(reading, scope)) {
      if (isNearer(match, best.get(match.id))) best.set(match.id, match);
    }
  }
  return [...best.values()];
}

/** The hits with fewest typos (`min`), or with the two lowest numbers of them (`strict`). */
function withFewTypos(
  matches: readonly TextMatch[],
  tolerance: SearchParameters['typoTolerance'],
): readonly TextMatch[] {
  if (tolerance !== 'min' && tolerance !== 'strict') return matches;
  const counts = [...new Set(matches.map(({ typos }) => typos))].sort((a, b) => a - b);
  const most = counts[tolerance === 'min' ? 0 : Math.min(1, counts.length - 1)] ?? 0;
  return matches.filter(({ typos }) => typos <= most);
}

/**
 * The records that answer the words of a query, in no order; null for a query without words. When none does,
 * `removeWordsIfNoResults` leaves words out.
 */
export function matchText(scope: Scope, synonyms: readonly Synonym[]): readonly TextMatch[] | null {
  const { parameters } = scope;
  const words = wordsOf(parameters.query);
  if (words.length === 0) return null;
  const attempts = (function* () {
    yield { words, areAllOptional: false };
    if (parameters.removeWordsIfNoResults === 'allOptional') yield { words, areAllOptional: true };
    for (let left = words.length - 1; left > 0; left -= 1) {
      if (parameters.removeWordsIfNoResults === 'lastWords') {
        yield { words: words.slice(0, left), areAllOptional: false };
      } else if (parameters.removeWordsIfNoResults === 'firstWords') {
        yield { words: words.slice(-left), areAllOptional: false };
      }
    }
  })();
  for (const attempt of attempts) {
    const matches = matchWords(attempt.words, scope, synonyms, attempt.areAllOptional);
    if (matches.length > 0) return withFewTypos(matches, parameters.typoTolerance);
  }
  return [];
}
