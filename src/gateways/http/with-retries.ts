import type { Result } from '~/src/domain/data/result';

export interface RetryOptions {
  /** Number of retries; 2 by default. */
  readonly retries?: number;
  /** The first wait in ms; each next one doubles. 200 when absent. */
  readonly baseMs?: number;
  /** The longest wait in ms; 5,000 when absent. */
  readonly maxMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly sleep?: (ms: number) => Promise<void>;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Repeats a call while its failure is retryable, after a wait that doubles and is randomized
 * between half and all of it. Returns the last result. Use it only for calls that are safe to
 * repeat.
 */
export const withRetries = async <T>(
  call: (attempt: number) => Promise<Result<T>>,
  {
    retries = 2,
    baseMs = 200,
    maxMs = 5_000,
    signal,
    sleep = wait,
    random = Math.random,
  }: RetryOptions = {},
): Promise<Result<T>> => {
  for (let attempt = 0; ; attempt += 1) {
    const result = await call(attempt);
    if (result.ok || !result.error.isRetryable || attempt >= retries || signal?.aborted) {
      return result;
    }
    await sleep(Math.min(maxMs, baseMs * 2 ** attempt) * (0.5 + random() / 2));
  }
};
