import { ok, type Result } from '~/src/domain/data/result';

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

/** Reads a list to its end. The first failure ends it. */
export const readAllPages = async <T>(
  readPage: (cursor: string | null) => Promise<Result<RecordPage<T>>>,
): Promise<Result<readonly T[]>> => {
  const records: T[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Result<RecordPage<T>> = await readPage(cursor);
    if (!page.ok) return page;
    records.push(...page.value.records);
    cursor = page.value.nextCursor;
    if (cursor === null) return ok(records);
  }
};
