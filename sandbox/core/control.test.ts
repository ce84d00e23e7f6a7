import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startCounter } from './testing/counter';
import type { CounterSandbox } from './testing/counter';

let sandbox: CounterSandbox;
beforeAll(async () => {
  sandbox = await startCounter();
});
beforeEach(async () => {
  await sandbox.control('POST', '/reset');
  await sandbox.control('DELETE', '/requests');
});
afterAll(() => sandbox.stop());

const post = (path: string, scope: string, body = 'x') =>
  fetch(sandbox.counterUrl + path, { method: 'POST', body, headers: { 'x-sandbox-scope': scope } });

it('returns its health and the address of each service', async () => {
  const { status, document } = await sandbox.control('GET', '/health');
  expect(status).toBe(200);
  expect(document).toEqual({ status: 'ready', services: sandbox.urls });
  expect(Object.keys(sandbox.urls)).toEqual(['control', 'counter', 'idle']);
});

it('logs the requests of each service', async () => {
  await post('/a?b=1', 'one', JSON.stringify({ query: 'query Products { x }' }));
  const { document } = await sandbox.control('GET', '/requests');
  expect(document.requests).toEqual([
    {
      service: 'counter',
      method: 'POST',
      path: '/a?b=1',
      operation: 'Products',
      scope: 'one',
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      bodyText: '{"query":"query Products { x }"}',
      fault: null,
      status: 200,
      durationMs: expect.any(Number) as number,
    },
  ]);
});

it('filters and clears the log by service and scope', async () => {
  await post('/', 'one');
  await post('/', 'two');
  await fetch(sandbox.urls.idle ?? '');
  const listed = async (query: string) =>
    (await sandbox.control('GET', `/requests${query}`)).document.requests;
  expect(await listed('?scope=one')).toHaveLength(1);
  expect(await listed('?service=idle')).toHaveLength(1);
  expect((await sandbox.control('DELETE', '/requests?scope=one')).document).toEqual({ removed: 1 });
  expect(await listed('')).toHaveLength(2);
});

it('keeps at most 64 KB of a body', async () => {
  await post('/', 'big', 'é'.repeat(100_000));
  const { document } = await sandbox.control('GET', '/requests?scope=big');
  expect(document.requests).toMatchObject([{ bodyText: 'é'.repeat(32 * 1024) }]);
});

it('resets the state and the faults of one service', async () => {
  const fault = { kind: 'status', status: 500 };
  await post('/', 'one');
  await sandbox.control('POST', '/faults', { service: 'counter', fault });
  await sandbox.control('POST', '/faults', { service: 'idle', fault });
  const { document } = await sandbox.control('POST', '/reset?service=counter');
  expect(document).toEqual({ reset: ['counter'] });
  expect(await sandbox.count()).toBe(0);
  expect((await sandbox.control('GET', '/faults')).document.faults).toMatchObject([
    { service: 'idle', hits: 0 },
  ]);
});

it.each([
  ['POST', '/faults', { service: 'counter' }, 400, 'fault must be a JSON object'],
  ['POST', '/faults', undefined, 400, 'The body must be a JSON object'],
  ['GET', '/requests?service=nobody', undefined, 400, 'must be one of counter, idle'],
  ['POST', '/reset?service=nobody', undefined, 400, 'must be one of counter, idle'],
  ['GET', '/elsewhere', undefined, 404, 'No such control route'],
  ['GET', '/faults/fault-1', undefined, 405, 'can only be deleted'],
])('%s %s explains what is wrong with %o', async (method, path, body, status, message) => {
  const answer = await sandbox.control(method, path, body);
  expect(answer.status).toBe(status);
  expect(answer.document.error).toContain(message);
});

it("answers preflights for the headers of the vendors' clients", async () => {
  const asked = [
    'authorization',
    'content-type',
    'x-sandbox-scope',
    'x-shopify-storefront-access-token',
    'x-sdk-variant',
    'x-recharge-version',
    'x-unheard-of',
  ];
  const reply = await fetch(sandbox.counterUrl, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:8000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked.join(','),
    },
  });
  const { headers } = reply;
  expect(reply.status).toBe(204);
  expect(headers.get('access-control-allow-headers')).toBe(asked.slice(0, -1).join(', '));
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
  expect(headers.get('access-control-max-age')).toBe('600');
  expect((await sandbox.control('GET', '/requests')).document.requests).toEqual([]);
});

it('answers 500 for a service that fails, and keeps running', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const reply = await post('/broken', 'one');
  expect(reply.status).toBe(500);
  expect(error).toHaveBeenCalledOnce();
  expect((await post('/', 'one')).status).toBe(200);
});
