import { array, number, object, unknown } from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { isRecord } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import type { SearchClient } from './client';

/** The records found in one index, as the service sends them. */
export interface SearchReply {
  readonly hits: readonly unknown[];
  /** How many records match; at least as many as there are hits. */
  readonly nbHits: number;
}

const replySchema = object({
  results: array(object({ hits: array(unknown()), nbHits: number() })),
});

const statusOf = (error: unknown): number | null =>
  isRecord(error) && typeof error.status === 'number' ? error.status : null;

/**
 * Searches one or more indexes in one request. Errors: `http` with the service's status, `network`
 * when it could not be reached in time, `protocol` for a reply that cannot be read.
 * @returns as many replies as there are searches, in their order
 */
export const search = async (
  client: Pick<SearchClient, 'search'>,
  searches: Parameters<SearchClient['search']>[0] & readonly unknown[],
): Promise<Result<readonly SearchReply[]>> => {
  try {
    const reply = decode(replySchema, await client.search(searches));
    if (!reply.ok) return failure('protocol', reply.error.message);
    const { results } = reply.value;
    return results.length === searches.length
      ? ok(results)
      : failure('protocol', `The service sent ${results.length} results of ${searches.length}.`);
  } catch (error) {
    const status = statusOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return failure(status === null ? 'network' : 'http', message, { status });
  }
};
