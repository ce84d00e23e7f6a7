import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { fetchJson, type Fetch } from './fetch-json';

const url = 'https://api.example/thing';

/** Never answers, and rejects when its signal aborts, as the platform's does. */
const silent: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('aborted', 'AbortError')),
    );
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('fetchJson', () => {
  it('sends JSON and reads JSON', async () => {
    const { fetch, seen } = fakeFetch({ a: 1 });
    const result = await fetchJson(url, { body: { b: 2 }, headers: { 'x-key': 'k' }, fetch });
    expect(result).toEqual({ ok: true, value: { a: 1 } });
    expect(seen[0]?.body).toEqual({ b: 2 });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.headers.get('x-key')).toBe('k');
  });

  it.each([
    [404, false],
    [401, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('classifies status %d', async (status, isRetryable) => {
    const { fetch } = fakeFetch(new Response('{}', { status }));
    expect(await fetchJson(url, { fetch })).toMatchObject({
      ok: false,
      error: { kind: 'http', status, isRetryable },
    });
  });

  it('classifies a body that is not JSON', async () => {
    const { fetch } = fakeFetch('{"a":');
    expect(await fetchJson(url, { fetch })).toMatchObject({
      ok: false,
      error: { kind: 'protocol' },
    });
  });

  it('classifies a dropped connection', async () => {
    const { fetch } = fakeFetch(new TypeError('fetch failed'));
    expect(await fetchJson(url, { fetch })).toMatchObject({
      ok: false,
      error: { kind: 'network', isRetryable: true },
    });
  });

  it('classifies a timeout', async () => {
    vi.useFakeTimers();
    const pending = fetchJson(url, { fetch: silent, timeoutMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await pending).toMatchObject({
      ok: false,
      error: { kind: 'timeout', isRetryable: true },
    });
  });

  it('includes reading the body in the timeout', async () => {
    vi.useFakeTimers();
    const fetch: Fetch = async (_input, init) =>
      new Response(
        new ReadableStream({
          start: stream =>
            init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
        }),
      );
    const pending = fetchJson(url, { fetch, timeoutMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await pending).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  it('stops when the caller aborts, and is then not retryable', async () => {
    const controller = new AbortController();
    const pending = fetchJson(url, { fetch: silent, signal: controller.signal });
    controller.abort();
    expect(await pending).toMatchObject({
      ok: false,
      error: { kind: 'network', isRetryable: false },
    });
    const { fetch, seen } = fakeFetch({});
    await fetchJson(url, { fetch, signal: controller.signal });
    expect(seen).toEqual([]);
  });
});
