import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { sendChange } from './confirm-change';

const BUSY = failure('http', 'Too many requests.', { isRetryable: true, status: 429 });
const DOWN = failure('http', 'Down', { isRetryable: true, status: 500 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a change that nobody finds done. */
const start = (send: ReturnType<typeof vi.fn>) => {
  const change = { ids: [], edit: vi.fn(), send, isDone: () => Promise.resolve(false) };
  return sendChange(change as never, call => call({} as never, {} as never));
};

describe('a change that the provider has no time for', () => {
  it('is sent once more, two seconds later', async () => {
    const send = vi.fn().mockResolvedValueOnce(BUSY).mockResolvedValueOnce(ok(null));
    const sent = start(send);
    await vi.advanceTimersByTimeAsync(1999);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual(ok(null));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('fails if there is no time for it then either', async () => {
    const send = vi.fn().mockResolvedValue(BUSY);
    const sent = start(send);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sent).toEqual(BUSY);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('a change that fails otherwise is not sent again by itself', async () => {
  const send = vi.fn().mockResolvedValue(DOWN);
  expect(await start(send)).toEqual(DOWN);
  expect(send).toHaveBeenCalledOnce();
});
