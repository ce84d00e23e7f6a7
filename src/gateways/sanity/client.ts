import { createClient, type SanityClient } from '@sanity/client';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { withRetries, type RetryOptions } from '../http/with-retries';

export interface ContentConfig {
  readonly projectId: string;
  readonly dataset: string;
  /** Null for the vendor's own host. */
  readonly apiOrigin: string | null;
  readonly readToken: string | null;
}

/** Runs a GROQ query. */
export type ContentQuery = (
  query: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<Result<unknown>>;

/** Which versions of documents a query sees. */
export type ContentPerspective = 'published' | 'drafts' | 'raw';

/**
 * The vendor's client without its retries and its CDN, with a timeout of 30 seconds. Its methods
 * throw; `createContentQuery` returns failures instead.
 * @param config without a read token, only published documents are visible
 */
export const createContentClient = (
  config: ContentConfig,
  perspective: ContentPerspective = 'published',
): SanityClient =>
  createClient({
    projectId: config.projectId,
    dataset: config.dataset,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective,
    ignoreBrowserTokenWarning: true,
    maxRetries: 0,
    timeout: 30_000,
    ...(config.readToken === null ? {} : { token: config.readToken }),
    ...(config.apiOrigin === null ? {} : { apiHost: config.apiOrigin, useProjectHostname: false }),
  });

/** The HTTP status of a client error, or null. */
export const statusOf = (cause: unknown): number | null => {
  if (!(cause instanceof Error)) return null;
  const status: unknown = Reflect.get(cause, 'statusCode') ?? Reflect.get(cause, 'status');
  return typeof status === 'number' ? status : null;
};

const isTimeout = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && /TIMEDOUT/.test(String(cause.code));

/**
 * Queries of a dataset. Errors: `http` with the status (429 and 5xx are
 * retried), `timeout`, `network`.
 */
export const createContentQuery = (
  config: ContentConfig,
  retry: RetryOptions = { retries: 3 },
  perspective: ContentPerspective = 'published',
): ContentQuery => {
  const client = createContentClient(config, perspective);
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
