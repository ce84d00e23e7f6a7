import { createClient, type SanityClient } from '@sanity/client';
import { ok, type Result } from '../../domain/result';
import { failure } from '../http/failure';
import { withRetries, type RetryOptions } from '../http/with-retries';

export interface ContentConfig {
  readonly projectId: string;
  readonly dataset: string;
  /** Null for the vendor's own host. */
  readonly apiOrigin: string | null;
  readonly readToken: string | null;
}

/** Answers a GROQ query; for the build alone, the client is too big for a page. */
export type ContentQuery = (
  query: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<Result<unknown>>;

export const createContentClient = (config: ContentConfig): SanityClient =>
  createClient({
    projectId: config.projectId,
    dataset: config.dataset,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
    timeout: 30_000,
    ...(config.readToken === null ? {} : { token: config.readToken }),
    ...(config.apiOrigin === null ? {} : { apiHost: config.apiOrigin, useProjectHostname: false }),
  });

const statusOf = (cause: unknown): number | null =>
  cause instanceof Error && 'statusCode' in cause && typeof cause.statusCode === 'number'
    ? cause.statusCode
    : null;

const isTimeout = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && /TIMEDOUT/.test(String(cause.code));

/**
 * Queries of a dataset's published documents. Errors: `http` with the status (429 and 5xx are
 * retried), `timeout`, `network`.
 */
export const createContentQuery = (
  config: ContentConfig,
  retry: RetryOptions = { retries: 3 },
): ContentQuery => {
  const client = createContentClient(config);
  return (query, parameters) =>
    withRetries(async () => {
      try {
        return ok((await client.fetch(query, parameters)) as unknown);
      } catch (cause) {
        const status = statusOf(cause);
        const message = cause instanceof Error ? cause.message : String(cause);
        if (status !== null) {
          return failure('http', message, { status, isRetryable: status === 429 || status >= 500 });
        }
        return failure(isTimeout(cause) ? 'timeout' : 'network', message, { isRetryable: true });
      }
    }, retry);
};
