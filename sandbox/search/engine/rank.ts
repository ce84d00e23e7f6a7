import { SearchApiError } from '../api-error';
import type { SearchParameters } from '../parameters/search-parameters';
import type { Place } from '../parameters/values';
import type { SearchedAttribute } from './declared-attributes';
import { nearestPlace } from './distance';
import type { TextMatch } from './match-text';
import { isAttributeCriterion } from './record-order';
import type { RecordTable } from './record-table';
import type { TextIndex } from './text-index';

/** A matching record, with its ranking data. */
export interface Hit {
  readonly id: number;
  /** Null for a query without words. */
  readonly text: TextMatch | null;
  readonly nearest: { readonly place: Place; readonly meters: number } | null;
}

const DEFAULT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

const FARTHEST = 8;
const MOST_WORDS = 200;

/** The words of a reading that a record has: of those that may be missing, only what is found. */
function presentWords(
  { id, reading: { words } }: TextMatch,
  index: TextIndex,
  attributes: readonly SearchedAttribute[],
): readonly ReadonlyMap<string, unknown>[] {
  const isFound = (list: ReadonlyMap<string, unknown>): boolean =>
    attributes.some(({ path }) => index.wordsAt(id, path).some(text => list.has(text)));
  return words.flatMap(word => {
    const list = index.matchesOf(word);
    return word.isOptional && !isFound(list) ? [] : [list];
  });
}

/** Words between those of the query, pair by pair, in the attribute where they stand closest. */
export function proximityOf(
  match: TextMatch,
  index: TextIndex,
  attributes: readonly SearchedAttribute[],
): number {
  const lists = presentWords(match, index, attributes);
  const closest = lists.slice(1).map(() => FARTHEST);
  for (const { path } of attributes) {
    const last = lists.map(() => -1);
    for (const [place, text] of index.wordsAt(match.id, path).slice(0, MOST_WORDS).entries()) {
      if (text === '') continue;
      for (const [at, list] of lists.entries()) {
        if (!list.has(text)) continue;
        last[at] = place;
        const before = last[at - 1] ?? -1;
        const after = last[at + 1] ?? -1;
        if (at > 0 && before >= 0 && before < place) {
          closest[at - 1] = Math.min(closest[at - 1] ?? FARTHEST, place - before);
        }
        if (after >= 0 && after < place) {
          closest[at] = Math.min(closest[at] ?? FARTHEST, place - after + 1);
        }
      }
    }
  }
  return closest.reduce((sum, distance) => sum + distance, 0);
}

type Compare = (one: Hit, other: Hit) => number;

/** The ranking criteria in order, adjacent attributes as one list. */
function criteriaOf({ ranking, customRanking }: SearchParameters): readonly (string | string[])[] {
  const flat = (ranking ?? DEFAULT_RANKING).flatMap(each =>
    each === 'custom' ? customRanking : [each],
  );
  const grouped: (string | string[])[] = [];
  for (const criterion of flat) {
    const before = grouped.at(-1);
    if (!isAttributeCriterion(criterion)) grouped.push(criterion);
    else if (Array.isArray(before)) before.push(criterion);
    else grouped.push([criterion]);
  }
  return grouped;
}

/**
 * Sorts hits by the index's ranking criteria; those that tie stay in the order of their records.
 * @param text null for a search without words, whose text criteria have no effect
 * @throws {SearchApiError} 400 for an unknown ranking criterion
 */
export function rankHits(
  hits: readonly Hit[],
  parameters: SearchParameters,
  table: RecordTable,
  text: { readonly index: TextIndex; readonly attributes: readonly SearchedAttribute[] } | null,
): readonly Hit[] {
  const proximities = new Map<number, number>();
  const proximity = ({ id, text: match }: Hit): number => {
    if (!match || !text || match.reading.words.length < 2) return 0;
    const known = proximities.get(id);
    if (known !== undefined) return known;
    const found = proximityOf(match, text.index, text.attributes);
    proximities.set(id, found);
    return found;
  };
  const bucket = ({ nearest }: Hit): number =>
    nearest ? Math.floor(nearest.meters / Math.max(1, parameters.precision)) : Infinity;
  const byText = (pick: (match: TextMatch) => number): Compare | null =>
    text
      ? (one, other) => (one.text ? pick(one.text) : 0) - (other.text ? pick(other.text) : 0)
      : null;
  const byNearest: Compare = (one, other) => {
    const [own, others] = [bucket(one), bucket(other)];
    return own === others ? 0 : own - others;
  };
  const compareBy = (criterion: string | string[]): Compare | null => {
    if (Array.isArray(criterion)) {
      const { rankOf } = table.order(criterion);
      return (one, other) => (rankOf[one.id] ?? 0) - (rankOf[other.id] ?? 0);
    }
    switch (criterion) {
      case 'typo':
        return byText(({ typos }) => typos);
      case 'geo':
        return parameters.around ? byNearest : null;
      case 'words':
        return byText(({ words }) => -words);
      case 'filters':
        return null;
      case 'proximity':
        return text ? (one, other) => proximity(one) - proximity(other) : null;
      case 'attribute':
        return byText(({ attribute }) => attribute);
      case 'exact':
        return byText(({ exact }) => -exact);
      default:
        throw new SearchApiError(400, `Invalid ranking criterion: ${criterion}`);
    }
  };
  const compares = criteriaOf(parameters).flatMap(criterion => compareBy(criterion) ?? []);
  return [...hits].sort((one, other) => {
    for (const compare of compares) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return one.id - other.id;
  });
}

/** The hit of a record: its distance is measured where the search has a place. */
export const hitOf = (
  id: number,
  text: TextMatch | null,
  parameters: SearchParameters,
  table: RecordTable,
): Hit => {
  const record = table.records[id];
  const nearest = parameters.around && record ? nearestPlace(record, parameters.around) : null;
  return { id, text, nearest };
};
