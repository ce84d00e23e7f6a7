import type { FacetColumn, RecordTable } from '../engine/record-table';

/** Whether the record with that number matches. */
export type RecordTest = (id: number) => boolean;

/** A condition of a filter parameter. */
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

/** All groups must match; of a group, one term. */
export type FilterGroups = readonly (readonly FilterTerm[])[];

const COMPARE: Readonly<Record<string, (own: number, wanted: number) => boolean>> = {
  '=': (own, wanted) => own === wanted,
  '!=': (own, wanted) => own !== wanted,
  '<': (own, wanted) => own < wanted,
  '<=': (own, wanted) => own <= wanted,
  '>': (own, wanted) => own > wanted,
  '>=': (own, wanted) => own >= wanted,
};

/** The comparison of an operator; null if unknown. */
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

/** The combined test of a search's filter parameters. */
export function testOfGroups(
  groups: FilterGroups,
  table: RecordTable,
  isFacet: (attribute: string) => boolean,
): RecordTest {
  const tests = groups.map(group => group.map(term => testOf(term, table, isFacet)));
  return id => tests.every(group => group.some(test => test(id)));
}
