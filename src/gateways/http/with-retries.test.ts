import { describe, expect, it } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from './failure';
import { withRetries } from './with-retries';

const later = failure('http', 'busy', { isRetryable: true, status: 503 });
const never = failure('http', 'not found', { status: 404 });

const run = async (answers: readonly Result<string>[], retries = 3, maxMs = 5_000) => {
  const waits: number[] = [];
  const result = await withRetries(async attempt => answers[attempt] ?? never, {
    retries,
    maxMs,
    baseMs: 100,
    random: () => 1,
    sleep: async ms => void waits.push(ms),
  });
  return { result, waits };
};

describe('withRetries', () => {
  it('doubles the wait until it succeeds', async () => {
    const { result, waits } = await run([later, later, later, ok('here')]);
    expect(result).toEqual(ok('here'));
    expect(waits).toEqual([100, 200, 400]);
  });

  it('gives up after the last retry', async () => {
    const { result, waits } = await run([later, later, ok('too late')], 1);
    expect(result).toBe(later);
    expect(waits).toHaveLength(1);
  });

  it('does not retry an error that is not retryable', async () => {
    const { result, waits } = await run([never, ok('unreachable')]);
    expect(result).toBe(never);
    expect(waits).toEqual([]);
  });

  it('limits each wait to the maximum', async () => {
    const { waits } = await run([later, later, later, later], 3, 150);
    expect(waits).toEqual([100, 150, 150]);
  });

  it('randomizes the wait between half and all of it', async () => {
    const waits: number[] = [];
    await withRetries(async () => later, {
      retries: 1,
      baseMs: 100,
      random: () => 0,
      sleep: async ms => void waits.push(ms),
    });
    expect(waits).toEqual([50]);
  });

  it('stops when the caller aborts', async () => {
    const controller = new AbortController();
    let calls = 0;
    await withRetries(
      async () => {
        calls += 1;
        controller.abort();
        return later;
      },
      { signal: controller.signal, sleep: async () => undefined },
    );
    expect(calls).toBe(1);
  });
});
