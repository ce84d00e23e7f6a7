import type { RecordTest } from '../filters/filter-condition';
import type { SearchParameters } from '../parameters/search-parameters';
import type { SearchedAttribute } from './declared-attributes';
import { interpretations, type Interpretation, type Synonym } from './interpretations';
import type { TermMatch, TextIndex } from './text-index';
import { withoutStopWords } from './english';
import { wordsOf } from './words';

/** How well a record matches a query. */
export interface TextMatch {
  readonly id: number;
  readonly typos: number;
  /** Words of the query that were found. */
  readonly words: number;
  /** Rank of the best attribute that has one of them. */
  readonly attribute: number;
  /** Full words found without a typo. */
  readonly exact: number;
  /** The record's best interpretation of the query. */
  readonly reading: Interpretation;
}

type Found = ReturnType<TextIndex['find']>[number];

interface Scope {
  readonly index: TextIndex;
  readonly attributes: readonly SearchedAttribute[];
  readonly parameters: SearchParameters;
  /** The records that pass the filters: a query without matches among them has no results. */
  readonly passes: RecordTest;
}

/**
 * Rank of the best attribute in which each word that has to follow another does so; null when they are
 * neighbors nowhere.
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

/** Typos first, then full words before prefixes, then the attribute: lower is better. */
const orderOf = (typos: number, isWhole: boolean, rank: number): number =>
  typos * 2000 + (isWhole ? 0 : 1000) + rank;

/**
 * Scores records against one interpretation of the query. Runs for every match, so it creates no
 * objects.
 */
function judgeOf(reading: Interpretation, scope: Scope) {
  const lists = reading.words.map(word => scope.index.matchesOf(word));
  const rankOf = new Map(scope.attributes.map(({ path, rank }) => [path, rank]));
  const strict = new Set(scope.parameters.disableTypoToleranceOnAttributes);
  const needsOrder = reading.words.some(word => word.isNextToPrevious);
  const orderOfWord = (list: ReadonlyMap<string, TermMatch>, match: Found['match']): number => {
    let best = Infinity;
    for (const term in match) {
      const own = list.get(term);
      if (!own) continue;
      for (const path of match[term] ?? []) {
        if (own.typos > 0 && strict.has(path)) continue;
        best = Math.min(best, orderOf(own.typos, own.isWhole, rankOf.get(path) ?? 0));
      }
    }
    return best;
  };
  return ({ id, match }: Found): TextMatch | null => {
    let [typos, words, exact, attribute] = [reading.typos, 0, 0, Number.MAX_SAFE_INTEGER];
    for (const [at, list] of lists.entries()) {
      const word = reading.words[at];
      const order = orderOfWord(list, match);
      if (order === Infinity) {
        if (word?.isOptional) continue;
        return null;
      }
      typos += Math.floor(order / 2000);
      words += word?.standsFor ?? 0;
      exact += order < 1000 && !word?.isInexact ? (word?.standsFor ?? 0) : 0;
      attribute = Math.min(attribute, order % 1000);
    }
    if (words === 0) return null;
    const together = needsOrder ? rankOfNeighbours(id, reading, scope) : attribute;
    return together === null ? null : { id, typos, words, attribute: together, exact, reading };
  };
}

function matchReading(reading: Interpretation, scope: Scope): readonly TextMatch[] {
  const lists = reading.words.map(word => [...scope.index.matchesOf(word).keys()]);
  const needed = lists.filter((_, at) => !reading.words[at]?.isOptional);
  const paths = scope.attributes.map(({ path }) => path);
  if (needed.some(list => list.length === 0)) return [];
  // Optional words are looked up too, because they affect the order.
  const found =
    needed.length === lists.length
      ? scope.index.find(lists, paths, 'AND')
      : scope.index.find(lists, paths, 'OR');
  const judge = judgeOf(reading, scope);
  const matches: TextMatch[] = [];
  for (const each of found) {
    const match = scope.passes(each.id) ? judge(each) : null;
    if (match) matches.push(match);
  }
  return matches;
}

function isNearer(one: TextMatch, other: TextMatch | undefined): boolean {
  if (other === undefined) return true;
  if (one.typos !== other.typos) return one.typos < other.typos;
  return one.exact === other.exact ? one.attribute < other.attribute : one.exact > other.exact;
}

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

/** The hits with the fewest typos (`min`), or with the two lowest counts (`strict`). */
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
  const typed = wordsOf(parameters.query);
  if (typed.length === 0) return null;
  const lastMayGoOn = parameters.queryType !== 'prefixNone' && !/\s$/.test(parameters.query);
  const words = parameters.removesStopWords ? withoutStopWords(typed, lastMayGoOn) : typed;
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
