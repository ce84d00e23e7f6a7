import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';

/** The provider's largest page (spec account §9). */
export const PAGE_SIZE = 250;

/** One page of records. */
export interface RecordPage<T> {
  readonly records: readonly T[];
  readonly nextCursor: string | null;
}

/**
 * What a page is asked for: a cursor stands for the filters and the order of the first page, which must not be
 * repeated beside it.
 */
export const pageQuery = <First extends object>(cursor: string | null, first: First) =>
  cursor === null ? { limit: PAGE_SIZE, ...first } : { limit: PAGE_SIZE, cursor };

/**
 * Reads a list to its end. The first failure ends it; a cursor that leads back to a page already
 * read is one, `protocol`.
 */
export const readAllPages = async <T>(
  readPage: (cursor: string | null) => Promise<Result<RecordPage<T>>>,
): Promise<Result<readonly T[]>> => {
  const records: T[] = [];
  const read = new Set<string | null>();
  for (let cursor: string | null = null; ; ) {
    const page: Result<RecordPage<T>> = await readPage(cursor);
    if (!page.ok) return page;
    records.push(...page.value.records);
    read.add(cursor);
    cursor = page.value.nextCursor;
    if (cursor === null) return ok(records);
    if (read.has(cursor)) return failure('protocol', 'The list leads back to a page before.');
  }
};
