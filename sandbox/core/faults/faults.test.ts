import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCounter } from '../testing/counter';
import type { CounterSandbox } from '../testing/counter';

let sandbox: CounterSandbox;
beforeAll(async () => {
  sandbox = await startCounter();
});
afterEach(() => sandbox.control('POST', '/reset'));
afterAll(() => sandbox.stop());

const fault = (rule: object) =>
  sandbox.control('POST', '/faults', { service: 'counter', times: 1, ...rule });
const post = (headers: Record<string, string> = {}, body = 'x', path = '/') =>
  fetch(sandbox.counterUrl + path, { method: 'POST', body, headers });

describe('before the service receives the request', () => {
  it('delays', async () => {
    await fault({ fault: { kind: 'delay', ms: 80 } });
    const startedAt = performance.now();
    expect(await (await post()).json()).toEqual({ count: 1, received: 'x' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(75);
  });

  it('answers a status with its body and headers', async () => {
    const headers = { 'Retry-After': '7' };
    await fault({ fault: { kind: 'status', status: 503, body: { errors: ['busy'] }, headers } });
    const reply = await post({ Origin: 'http://localhost:8000' });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('7');
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
    expect(await reply.json()).toEqual({ errors: ['busy'] });
    expect(await sandbox.count()).toBe(0);
  });

  it('drops the connection', async () => {
    await fault({ fault: { kind: 'reset' } });
    await expect(post()).rejects.toThrow('fetch failed');
    expect(await sandbox.count()).toBe(0);
  });

  it('answers with malformed JSON', async () => {
    await fault({ fault: { kind: 'malformed' } });
    const reply = await post();
    expect(reply.status).toBe(200);
    const text = await reply.text();
    expect(text).toMatch(/^\{/);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  it('cuts the body shorter than its declared length', async () => {
    await fault({ fault: { kind: 'truncated' } });
    const reply = await post();
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow('terminated');
  });

  it('hangs until the client disconnects', async () => {
    await fault({ fault: { kind: 'hang' } });
    const reply = fetch(sandbox.counterUrl, { signal: AbortSignal.timeout(100) });
    await expect(reply).rejects.toThrow('timeout');
    expect(await sandbox.count()).toBe(0);
  });

  it('releases hanging requests on reset', async () => {
    await fault({ fault: { kind: 'hang' } });
    const reply = expect(post()).rejects.toThrow('fetch failed');
    await vi.waitFor(async () => {
      const { document } = await sandbox.control('GET', '/requests?service=counter');
      expect(document.requests).toContainEqual(
        expect.objectContaining({ method: 'POST', status: null, durationMs: null }),
      );
    });
    await sandbox.control('POST', '/reset');
    await reply;
  });
});

describe('after the service has applied the request', () => {
  it.each([
    ['status', { status: 502 }],
    ['malformed', {}],
    ['truncated', {}],
    ['reset', {}],
    ['delay', { ms: 20 }],
  ])('replaces the reply by %s and keeps the change', async (kind, options) => {
    await fault({ after: 'applied', fault: { kind, ...options } });
    await post()
      .then(reply => reply.text())
      .catch(() => null);
    expect(await sandbox.count()).toBe(1);
  });

  it('keeps the change of a request that gets no answer', async () => {
    await fault({ after: 'applied', fault: { kind: 'hang' } });
    const { counterUrl: url } = sandbox;
    const reply = fetch(url, { method: 'POST', body: 'x', signal: AbortSignal.timeout(200) });
    await expect(reply).rejects.toThrow('timeout');
    expect(await sandbox.count()).toBe(1);
  });

  it("sends the service's own reply after a delay", async () => {
    await fault({ after: 'applied', fault: { kind: 'delay', ms: 5 } });
    const reply = await post({}, 'late');
    expect(reply.headers.get('x-counter')).toBe('yes');
    expect(await reply.json()).toEqual({ count: 1, received: 'late' });
  });

  it("truncates the service's own reply", async () => {
    await fault({ after: 'applied', fault: { kind: 'malformed' } });
    expect(await (await post()).text()).toBe('{"count":1,"recei');
  });
});

describe('which requests a rule applies to', () => {
  const status = { kind: 'status', status: 500 };

  it('applies to the given number of requests', async () => {
    await fault({ times: 2, fault: status });
    const replies = [await post(), await post(), await post()];
    expect(replies.map(reply => reply.status)).toEqual([500, 500, 200]);
  });

  it('applies to none at a rate of 0', async () => {
    await fault({ rate: 0, fault: status });
    expect((await post()).status).toBe(200);
  });

  it('applies to its own scope only', async () => {
    await fault({ scope: 'one', fault: status });
    expect((await post({ 'x-sandbox-scope': 'two' })).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await post({ 'x-sandbox-scope': 'one' })).status).toBe(500);
  });

  it('applies to one operation only', async () => {
    await fault({ match: { operation: 'cartCreate' }, fault: status });
    expect((await post({}, JSON.stringify({ query: 'mutation other { x }' }))).status).toBe(200);
    const body = JSON.stringify({ query: 'mutation cartCreate { x }' });
    expect((await post({}, body)).status).toBe(500);
  });

  it('applies to one path only', async () => {
    await fault({ match: { path: '/a' }, fault: status });
    expect((await post({}, 'x', '/b')).status).toBe(200);
    expect((await post({}, 'x', '/a/b')).status).toBe(500);
  });

  it('does not apply to preflights or other services', async () => {
    await fault({ fault: status });
    const headers = { Origin: 'http://x', 'Access-Control-Request-Method': 'POST' };
    const preflight = await fetch(sandbox.counterUrl, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect((await fetch(sandbox.urls.idle ?? '')).status).toBe(200);
    expect((await post()).status).toBe(500);
  });

  it('ends when it is deleted', async () => {
    const { document } = await fault({ fault: status });
    expect(document.id).toEqual(expect.stringMatching(/^fault-/));
    expect(await sandbox.control('DELETE', `/faults/${String(document.id)}`)).toMatchObject({
      status: 200,
    });
    expect((await post()).status).toBe(200);
    expect((await sandbox.control('DELETE', '/faults/fault-999')).status).toBe(404);
  });
});

it('handles a client that disconnects during its request', async () => {
  const { hostname, port } = new URL(sandbox.counterUrl);
  const socket = connect(Number(port), hostname);
  await new Promise<void>(resolve => {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf', () => resolve());
  });
  socket.destroy();
  expect(await sandbox.count()).toBe(0);
});
