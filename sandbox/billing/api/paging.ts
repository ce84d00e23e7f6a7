import { isJsonObject, parseJson } from '~/sandbox/core/json';
import { Query } from './query';
import { invalid, refusal } from './reply';

const DEFAULT_LIMIT = 50;
const MOST = 250;

type Value = string | number;

/** The sort orders of a list, each with a record's sort value. */
export type Sorts<T> = Readonly<Record<string, (record: T) => Value>>;

/** The position of a page: the record before or after it. */
interface Position {
  readonly value: Value;
  readonly id: number;
  readonly isBackward: boolean;
}

interface Cursor extends Position {
  /** The parameters of the first page, which later pages must not repeat. */
  readonly query: string;
}

/** The parameters of a list request. */
export interface ListRequest {
  /** The filters and the order, from this request or from its cursor. */
  readonly query: Query;
  readonly limit: number;
  readonly position: Position | null;
}

function decodeCursor(text: string): Cursor {
  const read = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (isJsonObject(read)) {
    const { query, value, id, isBackward } = read;
    const isValue = typeof value === 'string' || typeof value === 'number';
    if (typeof query === 'string' && isValue && typeof id === 'number') {
      return { query, value, id, isBackward: isBackward === true };
    }
  }
  throw invalid({ cursor: ['Not a valid cursor.'] });
}

const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/**
 * Reads the parameters of a list request. A cursor stands for the filters and the order of the
 * first page: beside it only `limit`, `include` and the parameters in `always` are allowed.
 * @throws {BillingError} 400 for a parameter that is unknown or may not accompany a cursor, 422 for
 *   an invalid value
 */
export function readList(
  query: Query,
  filters: readonly string[],
  always: readonly string[] = [],
): ListRequest {
  const limit = query.integer('limit', { min: 1, max: MOST }) ?? DEFAULT_LIMIT;
  const given = query.text('cursor');
  if (given === null) {
    query.allow([...filters, ...always, 'limit', 'cursor', 'sort_by', 'include']);
    return { query, limit, position: null };
  }
  const beside = [...query.parameters.keys()].find(
    name => !['shop_url', 'limit', 'include', 'cursor', ...always].includes(name),
  );
  if (beside !== undefined) {
    throw refusal(400, `"${beside}" cannot be given with a cursor, which stands for it.`);
  }
  const cursor = decodeCursor(given);
  return { query: new Query(new URLSearchParams(cursor.query)), limit, position: cursor };
}

const compareValues = (one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** The filters and the order of a list, for its cursors. */
function withoutPage({ parameters }: Query): string {
  const kept = new URLSearchParams(parameters);
  for (const name of ['shop_url', 'limit', 'cursor', 'include']) kept.delete(name);
  return kept.toString();
}

/** One page of a list. */
export interface Page<T> {
  readonly records: readonly T[];
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
}

/** Sorts records and returns the requested page; concurrent changes do not shift later pages. */
export function page<T extends { readonly id: number }>(
  records: readonly T[],
  { query, limit, position }: ListRequest,
  { sorts, standard }: { readonly sorts: Sorts<T>; readonly standard: string },
): Page<T> {
  const words = Object.keys(sorts).flatMap(name => [`${name}-asc`, `${name}-desc`]);
  const chosen = query.word('sort_by', words) ?? standard;
  const valueOf = sorts[chosen.replace(/-(asc|desc)$/, '')] ?? (({ id }: T) => id);
  const sign = chosen.endsWith('-asc') ? 1 : -1;
  const compare = (one: Pick<Position, 'value' | 'id'>, other: Pick<Position, 'value' | 'id'>) =>
    sign * (compareValues(one.value, other.value) || one.id - other.id);
  const sorted = records
    .map(record => ({ record, value: valueOf(record), id: record.id }))
    .sort(compare);
  const rest = sorted.filter(each => {
    if (!position) return true;
    return position.isBackward ? compare(each, position) < 0 : compare(each, position) > 0;
  });
  const shown = position?.isBackward ? rest.slice(-limit) : rest.slice(0, limit);
  const cursorAt = (place: number, isBackward: boolean): string | null => {
    const edge = shown.at(place);
    if (!edge) return null;
    const hasMore = sorted.some(each =>
      isBackward ? compare(each, edge) < 0 : compare(each, edge) > 0,
    );
    const { value, id } = edge;
    return hasMore ? encodeCursor({ value, id, isBackward, query: withoutPage(query) }) : null;
  };
  return {
    records: shown.map(({ record }) => record),
    next_cursor: cursorAt(-1, false),
    previous_cursor: cursorAt(0, true),
  };
}
