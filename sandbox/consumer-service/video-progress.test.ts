import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type RunningIdentity } from '../identity/testing/start-identity';
import { schemaOf } from './contract';
import { falseTokens, signedToken } from './testing/tokens';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => fetch(`${identity.urls.control}/reset`, { method: 'POST' }));
afterAll(() => identity.stop());

const LIST = '/api/v1/video-progress';

async function ask(method: string, path: string, token: string | null, body?: unknown) {
  const reply = await fetch(`${identity.urls['consumer-service']}${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const document: unknown = await reply.json();
  if (!reply.ok) expect(schemaOf('Failure')(document)).toBe(true);
  return { status: reply.status, document };
}

const UPDATE = { seconds: 12.5, isWatched: false, updatedAt: '2026-01-02T03:04:05.000Z' };
const customer = (claims = {}) => signedToken(identity, claims);
const put = (token: string, video: string, update: unknown = UPDATE) =>
  ask('PUT', `${LIST}/${video}`, token, update);
const listOf = async (token: string) => (await ask('GET', LIST, token)).document;

describe('how far videos were watched', () => {
  it('is kept for each customer and brand, the last watched first', async () => {
    const token = await customer();
    expect(await listOf(token)).toEqual([]);
    const saved = await put(token, 'draw-the-line');
    expect(saved).toEqual({ status: 200, document: { video: 'draw-the-line', ...UPDATE } });
    expect(schemaOf('VideoProgress')(saved.document)).toBe(true);
    await put(token, 'meet-the-tone', { ...UPDATE, updatedAt: '2026-01-03T00:00:00Z' });
    const list = await listOf(token);
    expect(schemaOf('VideoProgressList')(list)).toBe(true);
    expect(list).toMatchObject([{ video: 'meet-the-tone' }, { video: 'draw-the-line' }]);
    expect(await listOf(await customer({ sub: 'somebody else' }))).toEqual([]);
    expect(await listOf(await customer({ aud: 'sandboxpawmereclient000001' }))).toEqual([]);
  });

  it('is never undone by what is older', async () => {
    const token = await customer();
    await put(token, 'draw-the-line', { ...UPDATE, seconds: 20 });
    const older = { ...UPDATE, seconds: 3, updatedAt: '2026-01-01T00:00:00Z' };
    expect(await put(token, 'draw-the-line', older)).toMatchObject({ document: { seconds: 20 } });
    const offline = { ...older, isWatched: true };
    expect(await put(token, 'draw-the-line', offline)).toMatchObject({
      document: { seconds: 20, isWatched: true, updatedAt: UPDATE.updatedAt },
    });
  });

  it('stays watched when it is watched again', async () => {
    const token = await customer();
    await put(token, 'draw-the-line', { ...UPDATE, isWatched: true });
    const again = { seconds: 4, isWatched: false, updatedAt: '2026-01-02T04:00:00Z' };
    await put(token, 'draw-the-line', again);
    expect(await listOf(token)).toMatchObject([{ seconds: 4, isWatched: true }]);
  });

  it('takes no time in the future', async () => {
    const token = await customer();
    await put(token, 'draw-the-line', { ...UPDATE, updatedAt: '2100-01-01T00:00:00Z' });
    const now = new Date(Date.now() + 60_000).toISOString();
    const again = await put(token, 'draw-the-line', { ...UPDATE, seconds: 15, updatedAt: now });
    expect(again).toMatchObject({ document: { seconds: 15 } });
  });

  it.each([
    ['{', 400, 'malformed'],
    [[], 400, 'malformed'],
    [{}, 422, 'invalid'],
    [{ ...UPDATE, seconds: -1 }, 422, 'invalid'],
    [{ ...UPDATE, updatedAt: 'yesterday' }, 422, 'invalid'],
    [{ ...UPDATE, more: 1 }, 422, 'invalid'],
  ])('is refused for %j', async (body, status, code) => {
    const token = await customer();
    expect(await put(token, 'draw-the-line', body)).toMatchObject({
      status,
      document: { error: { code } },
    });
    expect(await listOf(token)).toEqual([]);
  });

  it('is of who is signed in, with a verified address', async () => {
    const session = await identity.browser().signIn('avery@example.com', 'kennel-gate-40');
    for (const token of [null, ...(await falseTokens(identity, session))]) {
      expect(await ask('GET', LIST, token)).toMatchObject({ status: 401 });
      expect(await ask('PUT', `${LIST}/a`, token, UPDATE)).toMatchObject({ status: 401 });
    }
    const unverified = await customer({ email_verified: false });
    expect(await ask('GET', LIST, unverified)).toMatchObject({ status: 403 });
  });

  it('has no other methods and addresses', async () => {
    const token = await customer();
    expect(await ask('PUT', LIST, token, UPDATE)).toMatchObject({ status: 405 });
    expect(await ask('GET', `${LIST}/draw-the-line`, token)).toMatchObject({ status: 405 });
    expect(await put(token, 'A_b')).toMatchObject({ status: 404 });
  });
});
