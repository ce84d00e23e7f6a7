import type { DocumentDecoration } from 'gql.tada';
import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { isRecord, recordsOf, textOf, type Json } from '~/src/domain/data/read';
import type { Untrusted } from './untrusted';

export interface CommerceConfig {
  /** Scheme and host of the store. */
  readonly origin: string;
  /** Public storefront access token. */
  readonly token: string;
  readonly apiVersion: string;
  /** Milliseconds for the whole reply; 10,000 by default. */
  readonly timeoutMs?: number;
  readonly fetch?: Fetch | undefined;
}

/** Sends a document to one store and returns its data, not yet decoded. Never throws, never retries. */
export type CommerceClient = <Reply, Variables>(
  document: DocumentDecoration<Reply, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result<NonNullable<Untrusted<Reply>>>>;

const codeOf = (error: Json): string | null =>
  isRecord(error.extensions) ? textOf(error.extensions.code) : null;

const errorsFailure = (errors: readonly Json[]): Result<never, GatewayError> => {
  const codes = errors.map(codeOf);
  const message = errors.map(error => textOf(error.message) ?? 'unknown error').join('; ');
  if (codes.includes('THROTTLED')) {
    return failure('http', message, { isRetryable: true, status: 429 });
  }
  if (codes.includes('INVALID_VARIABLE') || /invalid global id/i.test(message)) {
    const userErrors = errors.map(error => ({
      field: [],
      message: textOf(error.message) ?? '',
      code: codeOf(error),
    }));
    return failure('user', message, { userErrors });
  }
  return failure('protocol', message, { isRetryable: codes.includes('INTERNAL_SERVER_ERROR') });
};

/**
 * A client of one store's Storefront API. Errors beyond those of `fetchJson`: `http` with status
 * 429 when throttled (retryable), `user` for values that the platform rejects, such as a malformed
 * id, and `protocol` for any other GraphQL error or a reply without data.
 */
export const createCommerceClient = (config: CommerceConfig): CommerceClient => {
  const url = `${config.origin}/api/${config.apiVersion}/graphql.json`;
  return async (document, variables, signal) => {
    const reply = await fetchJson(url, {
      headers: { 'X-Shopify-Storefront-Access-Token': config.token },
      body: { query: document, variables },
      timeoutMs: config.timeoutMs,
      signal,
      fetch: config.fetch,
    });
    if (!reply.ok) return reply;
    const body = isRecord(reply.value) ? reply.value : {};
    const errors = recordsOf(body.errors);
    if (errors.length > 0) return errorsFailure(errors);
    return isReply<typeof document>(body.data)
      ? ok(body.data)
      : failure('protocol', 'The reply has no data.');
  };
};

type ReplyOf<Document> =
  Document extends DocumentDecoration<infer Reply, infer _Variables>
    ? NonNullable<Untrusted<Reply>>
    : never;

// `Untrusted` claims no more than field names, so being an object is all there is to check.
const isReply = <Document>(data: unknown): data is ReplyOf<Document> => isRecord(data);
