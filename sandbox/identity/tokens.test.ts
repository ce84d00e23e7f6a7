import { createRemoteJWKSet, jwtVerify } from 'jose';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ISSUER, POOL_ID } from './pool';
import { CLIENT_ID, once, promisify, startIdentity } from './testing/start-identity';
import type { Browser, RunningIdentity } from './testing/start-identity';

const EMAIL = 'sam@example.com';
const PASSWORD = 'meadow-gate-01';

let identity: RunningIdentity;
let browser: Browser;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
  identity = await startIdentity(folder);
});
beforeEach(async () => {
  await fetch(`${identity.urls.control}/reset`, { method: 'POST' });
  browser = identity.browser();
});
afterAll(() => identity.stop());

const signedIn = async () => {
  await browser.signIn(EMAIL, PASSWORD);
  const user = browser.pool.getCurrentUser();
  if (!user) throw new Error('Nobody is signed in.');
  await once(done => user.getSession(done));
  return user;
};

describe('tokens', () => {
  it('are verified by the published keys', async () => {
    const { identity: origin = '' } = identity.urls;
    const described: unknown = await (
      await fetch(`${origin}/${POOL_ID}/.well-known/openid-configuration`)
    ).json();
    const jwksUri = `${origin}/${POOL_ID}/.well-known/jwks.json`;
    expect(described).toMatchObject({ issuer: ISSUER, jwks_uri: jwksUri });
    const session = await browser.signIn(EMAIL, PASSWORD);
    const keys = createRemoteJWKSet(new URL(jwksUri));
    const id = await jwtVerify(session.getIdToken().getJwtToken(), keys, {
      issuer: ISSUER,
      audience: CLIENT_ID,
      algorithms: ['RS256'],
    });
    expect(id.payload).toMatchObject({ token_use: 'id', email: EMAIL, given_name: 'Sam' });
    const access = await jwtVerify(session.getAccessToken().getJwtToken(), keys, {
      issuer: ISSUER,
    });
    expect(access.payload.aud).toBeUndefined();
    expect(Number(id.payload.exp) - Number(id.payload.iat)).toBe(3600);
  });

  it('are renewed by the refresh token until it expires', async () => {
    const session = await browser.signIn(EMAIL, PASSWORD);
    const refresh = () =>
      once<{ getIdToken(): { getJwtToken(): string } }>(done =>
        browser.user(EMAIL).refreshSession(session.getRefreshToken(), done),
      );
    const renewed = await refresh();
    expect(renewed?.getIdToken().getJwtToken()).not.toBe(session.getIdToken().getJwtToken());
    await identity.moveClock(30 * 24 * 3600);
    await expect(refresh()).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('that have expired open nothing', async () => {
    const user = await signedIn();
    await identity.moveClock(3601);
    await expect(once(done => user.getUserAttributes(done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('end everywhere by a global sign-out', async () => {
    const elsewhere = await identity.browser().signIn(EMAIL, PASSWORD);
    const user = await signedIn();
    await promisify(callbacks => user.globalSignOut(callbacks));
    const [refreshed, read] = await Promise.all([
      identity.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: CLIENT_ID,
        AuthParameters: { REFRESH_TOKEN: elsewhere.getRefreshToken().getToken() },
      }),
      identity.call('GetUser', { AccessToken: elsewhere.getAccessToken().getJwtToken() }),
    ]);
    expect(refreshed.body.message).toBe('Refresh Token has been revoked');
    expect(read.body.message).toBe('Access Token has been revoked');
  });

  it('end here alone by a revocation', async () => {
    const elsewhere = await identity.browser().signIn(EMAIL, PASSWORD);
    const user = await signedIn();
    const token = user.getSignInUserSession()?.getRefreshToken().getToken();
    await new Promise<void>(resolve => user.signOut(resolve));
    const refresh = (refreshToken: string | undefined) =>
      identity.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: CLIENT_ID,
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      });
    expect((await refresh(token)).body.message).toBe('Refresh Token has been revoked');
    expect((await refresh(elsewhere.getRefreshToken().getToken())).status).toBe(200);
  });

  it('outlive a restart', async () => {
    const session = await browser.signIn(EMAIL, PASSWORD);
    await identity.stop();
    identity = await startIdentity(folder);
    const access = session.getAccessToken().getJwtToken();
    expect(await identity.call('GetUser', { AccessToken: access })).toMatchObject({ status: 200 });
  });

  it.each([
    ['not.a.token', 'Invalid Access Token'],
    ['', "1 validation error detected: Value at 'accessToken'"],
  ])('like "%s" are refused', async (token, message) => {
    const { status, body, type } = await identity.call('GetUser', { AccessToken: token });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(type).toBe(`${String(body.__type)}:`);
  });
});
