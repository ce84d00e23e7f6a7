import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startCounter } from './testing/counter';
import type { CounterSandbox } from './testing/counter';

let sandbox: CounterSandbox;
beforeAll(async () => {
  sandbox = await startCounter();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => sandbox.stop());

const headersFor = async (origin: string): Promise<readonly (string | null)[]> => {
  const { headers } = await fetch(sandbox.counterUrl, { headers: { origin } });
  return ['origin', 'credentials'].map(name => headers.get(`access-control-allow-${name}`));
};

const preflight = (origin: string): Promise<Response> =>
  fetch(sandbox.counterUrl, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

it.each([
  'http://localhost:8000',
  'https://localhost',
  'http://127.0.0.1:4821',
  'http://[::1]:8000',
])('allows %s, with credentials', async origin => {
  expect(await headersFor(origin)).toEqual([origin, 'true']);
  const { headers } = await preflight(origin);
  expect(headers.get('access-control-allow-headers')).toBe('content-type');
});

it.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example:8000',
  'http://localhost:8000.evil.example',
  'null',
])('does not allow %s', async origin => {
  expect(await headersFor(origin)).toEqual([null, null]);
  const { headers, status } = await preflight(origin);
  expect(status).toBe(204);
  expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
});

it('allows registered origins', async () => {
  vi.stubEnv('SANDBOX_CORS_ORIGINS', 'https://shop.example, https://other.example');
  expect(await headersFor('https://shop.example')).toEqual(['https://shop.example', 'true']);
  expect(await headersFor('https://evil.example')).toEqual([null, null]);
});

it('applies to the control route too', async () => {
  const ask = (origin: string) => fetch(`${sandbox.urls.control}/health`, { headers: { origin } });
  const allowed = (reply: Response) => reply.headers.get('access-control-allow-origin');
  expect(allowed(await ask('http://localhost:8000'))).toBe('http://localhost:8000');
  expect(allowed(await ask('https://evil.example'))).toBeNull();
});
