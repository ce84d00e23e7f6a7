import type { SearchParameters } from '../parameters/search-parameters';
import { testOfGroups } from '../filters/filter-condition';
import {
  declaredFacets,
  searchableAttributes,
  searchedAttributes,
  type SearchedAttribute,
} from './declared-attributes';
import type { Synonym } from './interpretations';
import { matchText } from './match-text';
import { hitOf, rankHits, type Hit } from './rank';
import type { RecordTable } from './record-table';
import type { TextIndex } from './text-index';

/** The result of a search. */
export interface FoundHits {
  /** All hits in order; of each group, those that `distinct` allows. */
  readonly hits: readonly Hit[];
  /** Numbers of all matching records, before `distinct`: the base of facet counts. */
  readonly ids: readonly number[];
  readonly declared: readonly SearchedAttribute[];
  readonly attributes: readonly SearchedAttribute[];
  /** Null for a query without words. */
  readonly index: TextIndex | null;
}

function ofEachGroup(
  hits: readonly Hit[],
  { distinct, attributeForDistinct }: SearchParameters,
  table: RecordTable,
): readonly Hit[] {
  if (distinct === 0 || attributeForDistinct === '') return hits;
  const { ofRecord } = table.facet(attributeForDistinct);
  const shown = new Map<number, number>();
  return hits.filter(({ id }) => {
    const [group] = ofRecord[id] ?? [];
    if (group === undefined) return true;
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    return before < distinct;
  });
}

/** Finds the records of a search, in the index's order. */
export function findHits(
  parameters: SearchParameters,
  table: RecordTable,
  synonyms: readonly Synonym[],
): FoundHits {
  const declared = searchableAttributes(parameters, table);
  const attributes = searchedAttributes(parameters, declared);
  const facets = new Set(declaredFacets(parameters.attributesForFaceting).map(({ path }) => path));
  const passes = testOfGroups(parameters.filters, table, name => facets.has(name));
  const hasWords = parameters.query.trim() !== '';
  const index = hasWords ? table.text(declared.map(({ path }) => path)) : null;
  const matches = index ? matchText({ index, attributes, parameters, passes }, synonyms) : null;
  const candidates = matches
    ? matches.map(match => hitOf(match.id, match, parameters, table))
    : table.records.map((_, id) => hitOf(id, null, parameters, table));
  const isNear = ({ nearest }: Hit): boolean => {
    if (!parameters.around || parameters.radius === null) return true;
    return nearest !== null && nearest.meters <= parameters.radius;
  };
  const found = candidates.filter(hit => passes(hit.id) && isNear(hit));
  const text = index && matches ? { index, attributes } : null;
  const ranked = rankHits(found, parameters, table, text);
  return {
    hits: ofEachGroup(ranked, parameters, table),
    ids: ranked.map(({ id }) => id),
    declared,
    attributes,
    index,
  };
}
