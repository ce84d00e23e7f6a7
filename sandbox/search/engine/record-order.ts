import { SearchApiError } from '../api-error';
import { valuesAt, type SearchRecord } from '../record';

/** Records sorted by their own attributes. */
export interface RecordOrder {
  /** Numbers of the records, first to last. */
  readonly ids: readonly number[];
  /** The rank of each record; ties share one. */
  readonly rankOf: readonly number[];
}

type Value = string | number | null;

const CRITERION = /^(asc|desc)\((.+)\)$/;

/** Whether a criterion sorts by an attribute. */
export const isAttributeCriterion = (criterion: string): boolean => CRITERION.test(criterion);

/** Records without the value come last in either direction. */
function compareValues(one: Value, other: Value, sign: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -sign : sign;
}

function columnOf(records: readonly SearchRecord[], path: string): readonly Value[] {
  return records.map(record => {
    const [value] = valuesAt(record, path);
    if (typeof value === 'string') return value.toLowerCase();
    return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : null;
  });
}

/**
 * Orders records by criteria such as `desc(publishedAt)`, then by their place in the index.
 * @throws SearchApiError for a criterion of another form
 */
export function orderOf(
  records: readonly SearchRecord[],
  criteria: readonly string[],
): RecordOrder {
  const columns = criteria.map(criterion => {
    const [, direction, path = ''] = CRITERION.exec(criterion) ?? [];
    if (direction === undefined) {
      throw new SearchApiError(400, `Invalid ranking criterion: ${criterion}`);
    }
    return { values: columnOf(records, path), sign: direction === 'asc' ? 1 : -1 };
  });
  const compare = (one: number, other: number): number => {
    for (const { values, sign } of columns) {
      const difference = compareValues(values[one] ?? null, values[other] ?? null, sign);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const ids = records.map((_, id) => id).sort(compare);
  const rankOf: number[] = records.map(() => 0);
  let rank = 0;
  for (const [at, id] of ids.entries()) {
    const before = ids[at - 1];
    if (before !== undefined && compare(before, id) !== 0) rank += 1;
    rankOf[id] = rank;
  }
  return { ids, rankOf };
}
