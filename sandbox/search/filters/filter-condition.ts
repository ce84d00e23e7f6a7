import type { FacetColumn, RecordTable } from '../engine/record-table';

/** Tells whether the record of that number passes. */
export type RecordTest = (id: number) => boolean;

/** One condition of any of the filter parameters. */
export type FilterCondition =
  | { readonly kind: 'tag' | 'facet'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'numeric';
      readonly attribute: string;
      readonly holds: (own: number) => boolean;
    };

/** A condition or its opposite. */
export interface FilterTerm {
  readonly condition: FilterCondition;
  readonly isNegated: boolean;
}

/** All groups have to hold; of a group, one term. */
export type FilterGroups = readonly (readonly FilterTerm[])[];

const COMPARE: Readonly<Record<string, (own: number, wanted: number) => boolean>> = {
  '=': (own, wanted) => own === wanted,
  '!=': (own, wanted) => own !== wanted,
  '<': (own, wanted) => own < wanted,
  '<=': (own, wanted) => own <= wanted,
  '>': (own, wanted) => own > wanted,
  '>=': (own, wanted) => own >= wanted,
};

/** The comparison that a sign stands for; null when it is none. */
export function comparison(sign: string, wanted: number): ((own: number) => boolean) | null {
  const compare = Object.hasOwn(COMPARE, sign) ? COMPARE[sign] : undefined;
  return compare ? own => compare(own, wanted) : null;
}

const numberOfValue = ({ values }: FacetColumn, wanted: string): ReadonlySet<number> =>
  new Set(
    values.flatMap((value, number) =>
      value.toLowerCase() === wanted.toLowerCase() ? [number] : [],
    ),
  );

function testOf(
  { condition, isNegated }: FilterTerm,
  table: RecordTable,
  isFacet: (attribute: string) => boolean,
): RecordTest {
  if (condition.kind === 'numeric') {
    const column = table.numbers(condition.attribute);
    return id => (column[id] ?? []).some(condition.holds) !== isNegated;
  }
  // As in the service, an attribute that is not declared for faceting has no values to filter by.
  const isKnown = condition.kind === 'tag' || isFacet(condition.attribute);
  if (!isKnown) return () => isNegated;
  const column = table.facet(condition.attribute);
  const wanted = numberOfValue(column, condition.value);
  return id => (column.ofRecord[id] ?? []).some(number => wanted.has(number)) !== isNegated;
}

/** The test that all filter parameters of a search make together. */
export function testOfGroups(
  groups: FilterGroups,
  table: RecordTable,
  isFacet: (attribute: string) => boolean,
): RecordTest {
  const tests = groups.map(group => group.map(term => testOf(term, table, isFacet)));
  return id => tests.every(group => group.some(test => test(id)));
}
