import { ok, type Result } from '~/src/domain/data/result';
import { failure } from './failure';

export type Fetch = typeof globalThis.fetch;

export interface JsonRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON when present. */
  readonly body?: unknown;
  /** Milliseconds for the whole reply; 10,000 by default. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: Fetch | undefined;
  /** The service's error in the response body as a failure; null for a plain `http` one. */
  readonly refused?: (text: string, status: number) => Result<never> | null;
}

const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;

const parse = (text: string, status: number): Result<unknown> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failure('protocol', 'The answer is no JSON.', { isRetryable: true, status });
  }
};

/**
 * One HTTP exchange in JSON. Never throws: failures are returned with their kind.
 * - `network`: no reply, or the caller aborted (then not retryable)
 * - `timeout`: the reply was not complete in time
 * - `http`: a status outside 200 to 299; 408, 425, 429 and 5xx are retryable
 * - `protocol`: a reply that is not JSON
 */
export const fetchJson = async (
  url: string,
  { method, headers, body, timeoutMs = 10_000, signal, fetch, refused }: JsonRequest = {},
): Promise<Result<unknown>> => {
  if (signal?.aborted) return failure('network', 'The call was aborted.');
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    controller.abort();
  }, timeoutMs);
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await (fetch ?? globalThis.fetch)(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: controller.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status } = response;
    return response.ok
      ? parse(text, status)
      : (refused?.(text, status) ??
          failure('http', `The answer has status ${status}.`, {
            isRetryable: isRetryableStatus(status),
            status,
          }));
  } catch (cause) {
    if (isTimeout) {
      return failure('timeout', `No answer within ${timeoutMs} ms.`, { isRetryable: true });
    }
    if (signal?.aborted) return failure('network', 'The call was aborted.');
    return failure('network', `No answer: ${String(cause)}`, { isRetryable: true });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
