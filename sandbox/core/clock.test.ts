import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import { startCounter, type CounterSandbox } from './testing/counter';

let sandbox: CounterSandbox;
beforeAll(async () => {
  sandbox = await startCounter();
});
afterEach(() => sandbox.control('DELETE', '/clock'));
afterAll(() => sandbox.stop());

/** How far the counter's time is from the machine's, in whole seconds. */
async function seenBy(scope?: string): Promise<number> {
  const headers = scope ? { 'x-sandbox-scope': scope } : undefined;
  const { headers: answered } = await fetch(sandbox.counterUrl, { headers });
  return Math.round((Date.parse(answered.get('x-time') ?? '') - Date.now()) / 1000) || 0;
}

it('moves for every service, further with each move', async () => {
  const { document } = await sandbox.control('POST', '/clock', { seconds: 600 });
  expect(document).toMatchObject({ seconds: 600 });
  expect(await seenBy()).toBe(600);
  await sandbox.control('POST', '/clock', { seconds: -601 });
  expect(await seenBy('some test')).toBe(-1);
  expect((await sandbox.control('GET', '/clock')).document).toMatchObject({ seconds: -1 });
});

it('moves for one scope alone', async () => {
  await sandbox.control('POST', '/clock', { seconds: 86_400, scope: 'one' });
  expect([await seenBy('one'), await seenBy('other'), await seenBy()]).toEqual([86_400, 0, 0]);
  await sandbox.control('DELETE', '/clock?scope=one');
  expect(await seenBy('one')).toBe(0);
});

it('goes back with a reset of the whole sandbox', async () => {
  await sandbox.control('POST', '/clock', { seconds: 60 });
  await sandbox.control('POST', '/reset?service=counter');
  expect(await seenBy()).toBe(60);
  await sandbox.control('POST', '/reset');
  expect(await seenBy()).toBe(0);
});

it.each([
  [undefined, 'The body must be a JSON object'],
  [{ seconds: '1' }, '"seconds" must be a number'],
  [{ minutes: 1 }, 'no field "minutes"'],
  [{ seconds: 1, scope: 7 }, '"scope" must be a string'],
  [{ seconds: 1e12 }, 'ten years at most'],
])('%o moves nothing, and says why', async (body, message) => {
  const { status, document } = await sandbox.control('POST', '/clock', body);
  expect(status).toBe(400);
  expect(document.error).toContain(message);
  expect(await seenBy()).toBe(0);
});
